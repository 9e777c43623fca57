package import Catalogs
import Conversation

extension English {
  package func statement(_ fact: Fact, of item: Item, value: String?) -> String {
    guard let value else { return missing(fact, of: item) }
    let catalog = item.id.catalog
    if value == "unknown" {
      return "The \(inSentence(fact, in: catalog)) of \(item.name) is unknown."
    }
    if fact == .quote { return "\(item.name): \(value)" }
    if let pattern = pattern(for: fact, in: catalog) {
      return finished(item.name + " " + pattern.before + value + pattern.after + per(fact, item))
    }
    if Composer.addresses.contains(fact) {
      return "\(label(fact, in: catalog)) of \(item.name): \(value)"
    }
    return finished("\(label(fact, in: catalog)) of \(item.name): \(value)")
  }

  /// Nutrients are those of a serving.
  private func per(_ fact: Fact, _ item: Item) -> String {
    guard Composer.nutrients.contains(fact), let serving = written(.serving, of: item) else {
      return ""
    }
    return " per " + serving
  }

  private func missing(_ fact: Fact, of item: Item) -> String {
    let noun = inSentence(fact, in: item.id.catalog)
    switch fact {
    case .picture: return "There is no picture of \(item.name)."
    case .hoverText, .transcript:
      let page = written(.link, of: item).map { ": \($0)" } ?? "."
      return "I have no \(noun) of \(item.name) here; its page has it\(page)"
    // Empty is known to be none.
    case _ where Self.absentMeansNone.contains(fact) || item[fact] == .text(""):
      return "\(item.name) has no \(noun)."
    default: return "Nothing is known about the \(noun) of \(item.name)."
    }
  }

  /// Where the rules leave a part out of a stat block, there is none.
  private static let absentMeansNone: Set<Fact> = [
    .vulnerabilities, .resistances, .immunities, .conditionImmunities, .saves, .skills,
    .languages, .forms, .traits, .actions, .reactions, .legendaryActions, .spells, .subtype,
  ]

  private func pattern(for fact: Fact, in catalog: CatalogID) -> (before: String, after: String)? {
    switch (fact, catalog) {
    case (.size, .fish): ("grows to ", "")
    case (.size, _): ("is ", "")
    case (.number, .comics): ("is comic ", "")
    default: Self.patterns[fact]
    }
  }

  private static let patterns: [Fact: (before: String, after: String)] = [
    .status: ("is ", ""), .gender: ("is ", ""), .harvest: ("is ", ""),
    .calories: ("has ", ""), .protein: ("has ", " protein"), .fat: ("has ", " fat"),
    .saturatedFat: ("has ", " saturated fat"), .carbohydrates: ("has ", " carbohydrates"),
    .sugars: ("has ", " sugars"), .fiber: ("has ", " fiber"),
    .cholesterol: ("has ", " cholesterol"), .sodium: ("has ", " sodium"),
    .selenium: ("has ", " selenium"), .weight: ("weighs up to ", ""),
    .lifespan: ("lives up to ", ""), .armorClass: ("has armor class ", ""),
    .hitPoints: ("has ", " hit points"), .challenge: ("has challenge rating ", ""),
    .xp: ("is worth ", ""), .strength: ("has strength ", ""), .dexterity: ("has dexterity ", ""),
    .constitution: ("has constitution ", ""), .intelligence: ("has intelligence ", ""),
    .wisdom: ("has wisdom ", ""), .charisma: ("has charisma ", ""),
    .resistances: ("resists ", ""), .immunities: ("is immune to ", ""),
    .vulnerabilities: ("is vulnerable to ", ""), .conditionImmunities: ("cannot be ", ""),
    .origin: ("comes from ", ""), .episodeCount: ("is in ", ""), .aliases: ("is also called ", ""),
    .scientificName: ("is ", ""), .date: ("is from ", ""), .year: ("is from ", ""),
  ]
}
