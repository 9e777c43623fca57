/// How much weight a log line has, heaviest first.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  case error, warning, info, debug

  package static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}
