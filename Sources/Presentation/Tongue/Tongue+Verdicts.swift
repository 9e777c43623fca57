import Catalogs
package import Conversation

/// How one of two, and one of several, is said to have most or least of something.
package typealias VerdictWords = (comparative: String, superlative: String)

// What is alike in every language about who wins a comparison.
extension Tongue {
  /// The sentence under a comparison of one fact: who wins it, or that nobody does; nil where nothing is to be said.
  package func verdict(_ comparison: Comparison, values: [String?]) -> String? {
    guard let fact = comparison.facts.first, let catalog = comparison.items.first?.id.catalog else {
      return nil
    }
    guard let winner = comparison.items.firstIndex(where: { $0.id == comparison.winner }) else {
      guard let value = values.first ?? nil, values.allSatisfy({ $0 == value }) else { return nil }
      return finished(draw(in: fact, of: catalog, value: value))
    }
    guard let value = values[winner] else { return nil }
    let words = verdictWords(for: fact, catalog, least: comparison.isLeast)
    let wins = comparison.items.count == 2 ? words.comparative : words.superlative
    let others = values.indices.filter { $0 != winner }
      .compactMap { values[$0].map { withoutUnit($0, of: value, in: wins) } }
    guard !others.isEmpty else { return nil }
    let name = comparison.items[winner].name
    return finished("\(name) \(wins): \(value) \(against) \(joined(others))")
  }

  /// A text with a full stop, unless an abbreviation already brought one.
  func finished(_ text: String) -> String {
    switch text.utf8.last {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), nil: text
    default: text + "."
    }
  }

  /// "74 calories" beside "82 calories" is just 74 where the words name calories.
  private func withoutUnit(_ text: String, of value: String, in words: String) -> String {
    guard let space = value.firstIndex(of: " "), text.hasSuffix(value[space...]),
      words.hasSuffix(value[space...])
    else { return text }
    return String(text.dropLast(value[space...].count))
  }
}
