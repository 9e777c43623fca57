package import Catalogs

extension German {
  package func statement(_ fact: Fact, of item: Item, value: String?) -> String {
    guard let value else { return missing(fact, of: item) }
    let catalog = item.id.catalog
    if value == Self.unknown {
      return "\(noun(of: fact, in: catalog).accusative.capitalizedFirst) von \(item.name)"
        + " kennt niemand."
    }
    if fact == .quote { return "\(item.name): \(value)" }
    if let pattern = pattern(for: fact, in: catalog) {
      return finished(item.name + " " + pattern.before + value + per(fact, item) + pattern.after)
    }
    if Composer.addresses.contains(fact) {
      return "\(label(fact, in: catalog)) von \(item.name): \(value)"
    }
    return finished("\(label(fact, in: catalog)) von \(item.name): \(value)")
  }

  /// Nutrients are those of a serving.
  private func per(_ fact: Fact, _ item: Item) -> String {
    guard Composer.nutrients.contains(fact) else { return "" }
    let nutrient = fact == .calories ? "" : " " + Self.nutrient(fact)
    return nutrient + (written(.serving, of: item).map { " pro " + $0 } ?? "")
  }

  private func missing(_ fact: Fact, of item: Item) -> String {
    let noun = noun(of: fact, in: item.id.catalog)
    switch fact {
    case .picture: return "Von \(item.name) gibt es kein Bild."
    case .hoverText, .transcript:
      let page = written(.link, of: item).map { ": \($0)" } ?? "."
      return "\(noun.accusative.capitalizedFirst) von \(item.name) habe ich nicht;"
        + " auf der Seite steht das\(page)"
    case _ where Self.absentMeansNone.contains(fact) || item[fact] == .text(""):
      return "\(item.name) hat \(noun.none)."
    default: return "Über \(noun.accusative) von \(item.name) ist nichts bekannt."
    }
  }

  /// Where the rules leave a part out of a stat block, there is none.
  private static let absentMeansNone: Set<Fact> = [
    .vulnerabilities, .resistances, .immunities, .conditionImmunities, .saves, .skills,
    .languages, .forms, .traits, .actions, .reactions, .legendaryActions, .spells, .subtype,
  ]

  private func pattern(for fact: Fact, in catalog: CatalogID) -> (before: String, after: String)? {
    switch (fact, catalog) {
    case (.size, .fish): ("wird bis zu ", " lang")
    case (.size, _): ("ist ", "")
    case (.number, .comics): ("ist Comic ", "")
    case _ where Composer.nutrients.contains(fact): ("hat ", "")
    default: Self.patterns[fact]
    }
  }

  private static let patterns: [Fact: (before: String, after: String)] = [
    .status: ("ist ", ""), .gender: ("ist ", ""), .harvest: ("stammt aus ", ""),
    .alignment: ("ist ", ""), .weight: ("wiegt bis zu ", ""), .lifespan: ("wird bis zu ", " alt"),
    .armorClass: ("hat Rüstungsklasse ", ""), .hitPoints: ("hat ", " Trefferpunkte"),
    .challenge: ("hat Herausforderungsgrad ", ""), .xp: ("bringt ", ""),
    .strength: ("hat Stärke ", ""), .dexterity: ("hat Geschicklichkeit ", ""),
    .constitution: ("hat Konstitution ", ""), .intelligence: ("hat Intelligenz ", ""),
    .wisdom: ("hat Weisheit ", ""), .charisma: ("hat Charisma ", ""),
    .resistances: ("ist resistent gegen ", ""), .immunities: ("ist immun gegen ", ""),
    .vulnerabilities: ("ist anfällig für ", ""), .conditionImmunities: ("wird nie ", ""),
    .origin: ("kommt von ", ""), .episodeCount: ("kommt in ", " vor"),
    .aliases: ("heißt auch ", ""), .scientificName: ("heißt wissenschaftlich ", ""),
    .date: ("ist vom ", ""), .year: ("ist aus dem Jahr ", ""),
  ]
}
