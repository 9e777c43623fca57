/// What the things of the lexicon are called, to compare a slot with what a test line expects.
struct SpellingsOfThings: Sendable {
  private let grammar: Grammar
  private let lexicon: Lexicon

  init(_ grammar: Grammar, _ lexicon: Lexicon) {
    self.grammar = grammar
    self.lexicon = lexicon
  }

  /// Whether a slot holds what a test line says: its value, a name of its one thing, or the words that were said for it.
  func fits(_ slot: Slot, _ expected: String, in reading: Reading) -> Bool {
    if slot.value.brief == expected { return true }
    let words = Matcher.words(of: expected)
    if !words.isEmpty, Array(reading.tokens[slot.range]) == words { return true }
    switch slot.value {
    case .things(let things):
      guard things.count == 1, let thing = things.first else { return false }
      return thing == expected || isName(words, of: thing, in: slot.list)
    case .number(let number), .outOfRange(let number, _, _):
      return Tokenizer.tokenize(expected).tokens.first?.number == number
    case .text(let text), .unknown(let text): return Matcher.words(of: text) == words
    case .group: return false
    }
  }

  private func isName(_ words: [String], of thing: String, in list: String) -> Bool {
    guard let source = grammar.lists[list]?.source else { return false }
    return (lexicon.entries[source] ?? []).contains { entry in
      entry.value == thing && entry.spellings.contains { Matcher.words(of: $0) == words }
    }
  }
}
