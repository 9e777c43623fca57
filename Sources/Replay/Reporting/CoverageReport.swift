package import Catalogs
import Conversation
import Wires

/// What there is to exercise, and how much of it the transcripts do.
package struct CoverageReport: Sendable {
  /// All names of each kind, in the order of the report; a kind without a list only counts.
  package var known: [Coverage.Kind: [String]]

  /// Knows what every Curio has, and the fields that this library can be filtered by; intents,
  /// templates and languages are for the caller to add.
  package init(_ library: Library) {
    self.init()
    known[.fields] = CatalogID.allCases.flatMap { catalog in
      library[catalog].facts.filter { $0.use != .plain }.map { "\(catalog).\($0.fact)" }
    }
  }

  init() {
    known = [
      .commands: CommandVerb.allCases.map(\.rawValue),
      .outcomes: Self.outcomes.map(\.rawValue),
      .replies: Self.replies,
      .sentences: Self.sentences,
      .wires: ["plain", "json", "irc", "plain process", "json process"],
      .rows: [("F", 13), ("D", 11), ("R", 9), ("X", 13)].flatMap { letter, count in
        (1...count).map { "\(letter)\($0)" }
      },
    ]
  }

  private static let outcomes: [Outcome] = [
    .understood, .corrected, .ask, .partly, .outOfRange, .unknown, .failed, .ignored,
  ]

  /// Kinds of which every one must have a transcript.
  private static let required: [Coverage.Kind] = [
    .commands, .outcomes, .replies, .sentences, .fields, .languages, .wires,
  ]

  /// Whether something has no transcript that must have one.
  package func isIncomplete(_ coverage: Coverage) -> Bool {
    Self.required.contains { !coverage.missing($0, of: known[$0] ?? []).isEmpty }
  }

  /// A line for each kind, and those for what is missing of it or not in its list.
  package func text(_ coverage: Coverage) -> String {
    Coverage.Kind.allCases.map { text(of: $0, coverage) }.joined()
  }

  private func text(of kind: Coverage.Kind, _ coverage: Coverage) -> String {
    let seen = coverage.names(kind)
    guard let names = known[kind] else {
      return seen.isEmpty ? "" : "coverage: \(kind.rawValue) \(seen.count)\n"
    }
    let missing = coverage.missing(kind, of: names)
    let strange = seen.filter { !names.contains($0) }
    return "coverage: \(kind.rawValue) \(names.count - missing.count) of \(names.count)\n"
      + lines("missing", missing, kind) + lines("not listed", strange, kind)
  }

  /// Names in one line; templates in one for each file, as there are so many.
  private func lines(_ title: String, _ names: [String], _ kind: Coverage.Kind) -> String {
    guard !names.isEmpty else { return "" }
    guard kind == .templates else { return "  \(title): \(names.joined(separator: " "))\n" }
    var files: [(name: String, lines: [Substring])] = []
    for name in names {
      let parts = name.split(separator: ":", maxSplits: 1)
      guard let file = parts.first.map(String.init), let line = parts.last else { continue }
      if files.last?.name != file { files.append((file, [])) }
      files[files.count - 1].lines.append(line)
    }
    return files.map { "  \(title): \($0.name): \($0.lines.joined(separator: " "))\n" }.joined()
  }
}
