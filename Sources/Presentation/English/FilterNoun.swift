import Catalogs

/// How a numeric fact stands with its number in a tag: "under 100 calories", "challenge at most 5", "before 2015".
enum FilterNoun {
  case after(String)
  case before(String)
  case time

  /// Nil for facts that are compared as words.
  init?(_ fact: Fact, in catalog: CatalogID) {
    switch (fact, catalog) {
    case (.size, .fish): self = .after("inches")
    case (.size, _): return nil
    case (.date, _), (.year, _), (.month, _): self = .time
    default:
      guard let noun = Self.nouns[fact] else { return nil }
      self = noun
    }
  }

  private static let nouns: [Fact: FilterNoun] = [
    .calories: .after("calories"), .protein: .after("g protein"), .fat: .after("g fat"),
    .saturatedFat: .after("g saturated fat"), .carbohydrates: .after("g carbohydrates"),
    .sugars: .after("g sugars"), .fiber: .after("g fiber"),
    .cholesterol: .after("mg cholesterol"), .sodium: .after("mg sodium"),
    .selenium: .after("mcg selenium"), .weight: .after("pounds"), .lifespan: .after("years"),
    .landings: .after("pounds landed"), .revenue: .after("dollars"),
    .price: .after("dollars a pound"),
    .hitPoints: .after("hit points"), .xp: .after("XP"), .episodeCount: .after("episodes"),
    .challenge: .before("challenge"), .armorClass: .before("armor class"),
    .strength: .before("strength"), .dexterity: .before("dexterity"),
    .constitution: .before("constitution"), .intelligence: .before("intelligence"),
    .wisdom: .before("wisdom"), .charisma: .before("charisma"),
    .proficiencyBonus: .before("proficiency bonus"), .number: .before("number"),
    .serving: .after("g a serving"), .gallery: .after("pictures"),
  ]
}
