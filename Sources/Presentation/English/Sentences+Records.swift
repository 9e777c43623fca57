import Catalogs
import Conversation

extension EnglishSentences {
  /// The free rules leave out what a monster does not have; elsewhere a gap means that nobody knows.
  static func factLacking(
    _ fact: Fact, _ catalog: CatalogID, _ name: String, _ words: Vocabulary
  ) -> String {
    let label = words.fact(fact, catalog)
    return switch (catalog, fact) {
    case (.comics, .hoverText): "Without words: I have no hover text for \(name)."
    case (.comics, _): "I have no \(label) for \(name)."
    case (.monsters, _): "\(name) has no \(label)."
    default: "I do not know the \(label) of \(name)."
    }
  }

  static func factForeign(
    _ fact: Fact, _ catalog: CatalogID, _ name: String, _ askable: [Fact], _ words: Vocabulary
  ) -> String {
    let opening = "A \(catalog.one) has no \(words.fact(fact, catalog))."
    let facts = askable.prefix(6).map { words.fact($0, catalog) }
    return facts.isEmpty ? opening : opening + " Of \(name) you can ask the \(list(facts))."
  }

  static func incomparable(
    _ items: [Item], _ fact: Fact?, _ shared: [Fact], _ words: Vocabulary
  ) -> String {
    guard let first = items.first, items.contains(where: { $0.id.catalog != first.id.catalog })
    else {
      let catalog = items.first?.id.catalog ?? .fish
      let by = fact.map { " by \(words.fact($0, catalog))" } ?? ""
      return "\(catalog.many.firstLetterRaised) cannot be compared\(by)."
    }
    let kinds = list(items.map { "\($0.name) is a \($0.id.catalog.one)" })
    let facts = list(shared.map { words.fact($0, first.id.catalog) }, "or")
    return facts.isEmpty
      ? "\(kinds), so there is nothing to compare." : "\(kinds); they only compare by \(facts)."
  }

  static func noPicture(_ catalog: CatalogID, _ name: String) -> String {
    catalog == .comics
      ? "\(name) has no single picture; its page shows it." : "There is no picture of \(name)."
  }

  static func caught(_ fish: Item) -> String {
    let name =
      if case .text(let scientific) = fish[.scientificName] {
        "\(fish.name) (\(scientific))"
      } else {
        fish.name
      }
    return "You have caught \(name). “show it” tells you more."
  }
}
