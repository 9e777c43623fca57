import Catalogs
package import Conversation

extension German {
  package func verdict(_ comparison: Comparison, values: [String?]) -> String? {
    guard let fact = comparison.facts.first, let catalog = comparison.items.first?.id.catalog else {
      return nil
    }
    guard let winner = comparison.items.firstIndex(where: { $0.id == comparison.winner }) else {
      guard let value = values.first ?? nil, values.allSatisfy({ $0 == value }) else { return nil }
      return finished("Gleichstand bei \(noun(of: fact, in: catalog).dative): \(value)")
    }
    guard let value = values[winner] else { return nil }
    let words = verdictWords(for: fact, catalog, least: comparison.isLeast)
    let wins = comparison.items.count == 2 ? words.comparative : words.superlative
    let others = values.indices.filter { $0 != winner }
      .compactMap { values[$0].map { withoutUnit($0, of: value, in: wins) } }
    guard !others.isEmpty else { return nil }
    return finished("\(comparison.items[winner].name) \(wins): \(value) gegen \(joined(others))")
  }

  /// "74 Kalorien" beside "82 Kalorien" is just 74 where the words name calories.
  private func withoutUnit(_ text: String, of value: String, in words: String) -> String {
    guard let space = value.firstIndex(of: " "), text.hasSuffix(value[space...]),
      words.hasSuffix(value[space...])
    else { return text }
    return String(text.dropLast(value[space...].count))
  }

  private typealias Words = (comparative: String, superlative: String)

  private func verdictWords(
    for fact: Fact, _ catalog: CatalogID, least isLeast: Bool
  ) -> Words {
    if let words = (isLeast ? Self.leastVerdicts : Self.verdicts)[fact] { return words }
    let noun = inSentence(fact, in: catalog)
    if isLeast { return ("hat weniger \(noun)", "hat am wenigsten \(noun)") }
    return ("hat mehr \(noun)", "hat am meisten \(noun)")
  }

  private static let leastVerdicts: [Fact: Words] = [
    .size: ("ist kleiner", "ist am kleinsten"), .weight: ("ist leichter", "ist am leichtesten"),
    .lifespan: ("lebt kürzer", "lebt am kürzesten"),
    .speed: ("ist langsamer", "ist am langsamsten"),
    .challenge: ("ist die kleinere Herausforderung", "ist die kleinste Herausforderung"),
    .strength: ("ist schwächer", "ist am schwächsten"),
    .dexterity: ("ist weniger geschickt", "ist am wenigsten geschickt"),
    .constitution: ("ist weniger zäh", "ist am wenigsten zäh"),
    .intelligence: ("ist weniger klug", "ist am wenigsten klug"),
    .wisdom: ("ist weniger weise", "ist am wenigsten weise"),
    .armorClass: ("ist schlechter gerüstet", "ist am schlechtesten gerüstet"),
    .proficiencyBonus: ("hat den niedrigeren Übungsbonus", "hat den niedrigsten Übungsbonus"),
    .xp: ("bringt weniger", "bringt am wenigsten"),
    .landings: ("wird weniger gefangen", "wird am wenigsten gefangen"),
    .price: ("kostet weniger", "kostet am wenigsten"),
    .revenue: ("bringt weniger ein", "bringt am wenigsten ein"),
    .saturatedFat: (
      "hat weniger gesättigte Fettsäuren", "hat am wenigsten gesättigte Fettsäuren"
    ),
    .date: ("ist älter", "ist am ältesten"), .number: ("ist älter", "ist am ältesten"),
    .year: ("ist älter", "ist am ältesten"),
    .episodeCount: ("kommt in weniger Folgen vor", "kommt in den wenigsten Folgen vor"),
    .episodes: ("kommt in weniger Folgen vor", "kommt in den wenigsten Folgen vor"),
  ]

  private static let verdicts: [Fact: Words] = [
    .size: ("ist größer", "ist am größten"), .weight: ("ist schwerer", "ist am schwersten"),
    .lifespan: ("lebt länger", "lebt am längsten"),
    .speed: ("ist schneller", "ist am schnellsten"),
    .challenge: ("ist die größere Herausforderung", "ist die größte Herausforderung"),
    .strength: ("ist stärker", "ist am stärksten"),
    .dexterity: ("ist geschickter", "ist am geschicktesten"),
    .constitution: ("ist zäher", "ist am zähesten"),
    .intelligence: ("ist klüger", "ist am klügsten"),
    .wisdom: ("ist weiser", "ist am weisesten"),
    .armorClass: ("ist besser gerüstet", "ist am besten gerüstet"),
    .proficiencyBonus: ("hat den höheren Übungsbonus", "hat den höchsten Übungsbonus"),
    .xp: ("bringt mehr", "bringt am meisten"),
    .landings: ("wird mehr gefangen", "wird am meisten gefangen"),
    .price: ("kostet mehr", "kostet am meisten"),
    .revenue: ("bringt mehr ein", "bringt am meisten ein"),
    .saturatedFat: ("hat mehr gesättigte Fettsäuren", "hat am meisten gesättigte Fettsäuren"),
    .date: ("ist neuer", "ist am neuesten"), .number: ("ist neuer", "ist am neuesten"),
    .year: ("ist neuer", "ist am neuesten"),
    .episodeCount: ("kommt in mehr Folgen vor", "kommt in den meisten Folgen vor"),
    .episodes: ("kommt in mehr Folgen vor", "kommt in den meisten Folgen vor"),
  ]
}
