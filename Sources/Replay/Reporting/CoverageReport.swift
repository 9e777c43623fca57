import Conversation
import Wires

/// What there is to exercise, and how much of it the transcripts do.
package struct CoverageReport: Sendable {
  /// All names of each kind, in the order of the report; a kind without a list only counts.
  package var known: [Coverage.Kind: [String]]

  /// Knows the commands and the outcomes; intents are for the caller to add.
  package init(intents: [String] = []) {
    known = [
      .commands: CommandVerb.allCases.map(\.rawValue),
      .outcomes: Self.outcomes.map(\.rawValue),
      .rows: [("F", 13), ("D", 11), ("R", 9), ("X", 13)].flatMap { letter, count in
        (1...count).map { "\(letter)\($0)" }
      },
    ]
    if !intents.isEmpty { known[.intents] = intents }
  }

  private static let outcomes: [Outcome] = [
    .understood, .corrected, .ask, .partly, .outOfRange, .unknown, .failed, .ignored,
  ]

  /// Whether a command has no transcript.
  package func lacksCommands(_ coverage: Coverage) -> Bool {
    !coverage.missing(.commands, of: known[.commands] ?? []).isEmpty
  }

  /// A line for each kind, and one for what is missing of it.
  package func text(_ coverage: Coverage) -> String {
    var text = ""
    for kind in Coverage.Kind.allCases {
      let seen = coverage.names(kind)
      guard let names = known[kind] else {
        text += "coverage: \(kind.rawValue) \(seen.count)\n"
        continue
      }
      let missing = coverage.missing(kind, of: names)
      text += "coverage: \(kind.rawValue) \(names.count - missing.count) of \(names.count)\n"
      if !missing.isEmpty { text += "  missing: \(missing.joined(separator: " "))\n" }
    }
    return text
  }
}
