import Catalogs

/// How a numeric fact stands with its number in a tag: "unter 100 Kalorien", "HG höchstens 5", "vor 2015".
enum GermanMeasure {
  case after(String)
  case before(String)
  case time

  /// Nil for facts that are compared as words.
  init?(_ fact: Fact, in catalog: CatalogID) {
    switch (fact, catalog) {
    case (.size, .fish): self = .after("Zoll")
    case (.size, _): return nil
    case (.date, _), (.year, _), (.month, _): self = .time
    default:
      guard let measure = Self.measures[fact] else { return nil }
      self = measure
    }
  }

  private static let measures: [Fact: GermanMeasure] = [
    .calories: .after("Kalorien"), .protein: .after("g Eiweiß"), .fat: .after("g Fett"),
    .saturatedFat: .after("g gesättigte Fettsäuren"), .carbohydrates: .after("g Kohlenhydrate"),
    .sugars: .after("g Zucker"), .fiber: .after("g Ballaststoffe"),
    .cholesterol: .after("mg Cholesterin"), .sodium: .after("mg Natrium"),
    .selenium: .after("µg Selen"), .weight: .after("Pfund"), .lifespan: .after("Jahre"),
    .landings: .after("Pfund Fangmenge"), .revenue: .after("Dollar"),
    .price: .after("Dollar je Pfund"),
    .hitPoints: .after("Trefferpunkte"), .xp: .after("EP"), .episodeCount: .after("Folgen"),
    .challenge: .before("HG"), .armorClass: .before("Rüstungsklasse"),
    .strength: .before("Stärke"), .dexterity: .before("Geschicklichkeit"),
    .constitution: .before("Konstitution"), .intelligence: .before("Intelligenz"),
    .wisdom: .before("Weisheit"), .charisma: .before("Charisma"),
    .proficiencyBonus: .before("Übungsbonus"), .number: .before("Nummer"),
    .serving: .after("g pro Portion"), .gallery: .after("Bilder"),
  ]
}
