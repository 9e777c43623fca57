/// Finds names that are also commands, where nobody has decided which is meant.
///
/// A decision is a list marked `late`, whose names yield, or a `test` line that says what the sentence means. Only lists whose
/// names are understood when they stand alone can collide with commands.
struct NameCheck {
  private let grammar: Grammar
  private let lexicon: Lexicon
  private let matcher: Matcher
  private let sources: IntentSources

  init(
    _ grammar: Grammar, _ lexicon: Lexicon, _ matcher: Matcher, _ sources: IntentSources
  ) {
    self.grammar = grammar
    self.lexicon = lexicon
    self.matcher = matcher
    self.sources = sources
  }

  var problems: [IntentError] {
    let decided = Set(grammar.intents.flatMap(\.tests).map { Matcher.words(of: $0.utterance) })
    let alone = grammar.intents.flatMap(\.templates).reduce(into: Set<String>()) {
      $0.formUnion(grammar.listsAlone(in: $1.expression))
    }
    var found: [IntentError] = []
    for name in grammar.lists.keys.sorted() where alone.contains(name) {
      guard let list = grammar.lists[name], !list.isLate, let source = list.source else { continue }
      for spelling in (lexicon.entries[source] ?? []).flatMap(\.spellings)
      where isCommand(spelling) && !decided.contains(Matcher.words(of: spelling)) {
        found.append(
          sources.error(.nameIsCommand(spelling), at: list.location, of: "@\(source)"))
      }
    }
    return found
  }

  /// Whether a name is understood as a sentence in which no name stands.
  private func isCommand(_ spelling: String) -> Bool {
    matcher.understand(spelling).readings.contains { reading in
      reading.method == .template && !reading.cost.hasEdits && reading.missing.isEmpty
        && reading.slots.allSatisfy { slot in
          ([slot] + slot.inner).allSatisfy { grammar.lists[$0.list]?.source == nil }
        }
    }
  }
}

extension Grammar {
  /// The lists of names of which a thing alone can be the whole of an expression.
  fileprivate func listsAlone(in expression: Expression) -> Set<String> {
    switch expression {
    case .slot(let list, _): lists[list]?.source == nil ? [] : [list]
    case .choice(let parts): Set(parts.flatMap { listsAlone(in: $0) })
    case .optional(let part), .repeated(let part): listsAlone(in: part)
    case .rule(let name, _): rules[name].map { listsAlone(in: $0) } ?? []
    case .sequence(let parts):
      Set(
        parts.indices.flatMap { index in
          parts.indices.allSatisfy { $0 == index || canBeLeftOut(parts[$0]) }
            ? listsAlone(in: parts[index]) : []
        })
    case .word, .gap, .text: []
    }
  }

  private func canBeLeftOut(_ expression: Expression) -> Bool {
    switch expression {
    case .optional, .gap: true
    case .sequence(let parts): parts.allSatisfy(canBeLeftOut)
    case .choice(let parts): parts.contains(where: canBeLeftOut)
    case .repeated(let part): canBeLeftOut(part)
    case .rule(let name, _): rules[name].map(canBeLeftOut) ?? false
    case .word, .slot, .text: false
    }
  }
}
