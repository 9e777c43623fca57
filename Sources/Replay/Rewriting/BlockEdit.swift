/// How the lines below a stimulus would have to change to be true.
package struct BlockEdit: Hashable, Sendable {
  package enum Line: Hashable, Sendable {
    /// A line of the file that stays.
    case kept(String)
    /// A line of the file that is not true, by its number.
    case removed(String, Int)
    /// A line that is missing.
    case added(String)
  }

  package let turn: Turn
  /// From the line after the stimulus on.
  package let lines: [Line]
  /// Differences that cannot be seen.
  package let notes: [InvisibleDifference]

  /// How many lines of the file these stand for.
  var oldCount: Int {
    lines.count { if case .added = $0 { false } else { true } }
  }

  var newCount: Int {
    lines.count { if case .removed = $0 { false } else { true } }
  }

  /// The lines as they should stand.
  var newLines: [String] {
    lines.compactMap {
      switch $0 {
      case .kept(let text), .added(let text): text
      case .removed: nil
      }
    }
  }
}
