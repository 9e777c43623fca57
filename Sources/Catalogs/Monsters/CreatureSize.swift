/// The sizes of creatures, from the smallest on.
package enum CreatureSize: String, CaseIterable, Sendable {
  case tiny, small, medium, large, huge, gargantuan

  package init?(_ text: String) { self.init(rawValue: text.lowercased()) }

  /// Its place among the sizes, from 0.
  package var rank: Double { Double(Self.allCases.firstIndex(of: self) ?? 0) }
}
