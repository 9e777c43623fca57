package import Catalogs

extension German {
  package func draw(in fact: Fact, of catalog: CatalogID, value: String) -> String {
    "Gleichstand bei \(noun(of: fact, in: catalog).dative): \(value)"
  }

  package var against: String { "gegen" }

  package func verdictWords(
    for fact: Fact, _ catalog: CatalogID, least isLeast: Bool
  ) -> VerdictWords {
    if let words = (isLeast ? Self.leastVerdicts : Self.verdicts)[fact] { return words }
    let noun = inSentence(fact, in: catalog)
    if isLeast { return ("hat weniger \(noun)", "hat am wenigsten \(noun)") }
    return ("hat mehr \(noun)", "hat am meisten \(noun)")
  }

  private static let leastVerdicts: [Fact: VerdictWords] = [
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

  private static let verdicts: [Fact: VerdictWords] = [
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
