import Wires

/// What transcripts have exercised, each with how often.
package struct Coverage: Hashable, Sendable {
  /// A kind of thing that can be exercised; the order is that of the report.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case commands, outcomes
    /// Parts of replies, and the sentences among them.
    case replies, sentences
    /// The fields that filters were on, as `monsters.type`.
    case fields
    /// Intents as `en/fish.habitat`, and their templates as `en/fish.intent:12`.
    case intents, templates
    case languages, wires, widths
    /// Rows of the mission, as comments name them.
    case rows
  }

  private var counts: [Kind: [String: Int]] = [:]

  package init() {}

  package func count(_ kind: Kind, _ name: String) -> Int { counts[kind]?[name] ?? 0 }

  package mutating func note(_ kind: Kind, _ name: String, times: Int = 1) {
    counts[kind, default: [:]][name, default: 0] += times
  }

  /// Counts what a stage told about an answer.
  mutating func note(_ rendered: Rendered) {
    for (kind, names) in rendered.exercised { for name in names { note(kind, name) } }
  }

  /// Counts what a header asks for.
  mutating func note(_ header: Header) {
    let isProcess = header.run == .process
    note(.wires, (header.wire ?? .plain).rawValue + (isProcess ? " process" : ""))
    if let width = header.width { note(.widths, String(width)) }
  }

  /// Counts the rows of the mission that comments name, such as `R6` or `X9`.
  mutating func noteRows(in comments: [String]) {
    for comment in comments {
      for word in comment.split(whereSeparator: { !$0.isASCII || !($0.isLetter || $0.isNumber) }) {
        guard let letter = word.first, "FDRX".contains(letter), 2...3 ~= word.utf8.count,
          word.dropFirst().allSatisfy(\.isNumber)
        else { continue }
        note(.rows, String(word))
      }
    }
  }

  mutating func add(_ other: Coverage) {
    for (kind, names) in other.counts {
      for (name, times) in names { note(kind, name, times: times) }
    }
  }

  /// Names among these that nothing exercised, in the order given.
  package func missing(_ kind: Kind, of names: [String]) -> [String] {
    names.filter { count(kind, $0) == 0 }
  }

  /// The names of a kind that were exercised, sorted.
  package func names(_ kind: Kind) -> [String] { (counts[kind] ?? [:]).keys.sorted() }
}
