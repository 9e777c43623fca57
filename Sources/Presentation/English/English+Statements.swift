package import Catalogs
package import Conversation

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

  package func verdict(_ comparison: Comparison, values: [String?]) -> String? {
    guard let fact = comparison.facts.first, let catalog = comparison.items.first?.id.catalog else {
      return nil
    }
    let noun = inSentence(fact, in: catalog)
    guard let winner = comparison.items.firstIndex(where: { $0.id == comparison.winner }) else {
      guard let value = values.first ?? nil, values.allSatisfy({ $0 == value }) else { return nil }
      return finished("They are equal in \(noun): \(value)")
    }
    guard let value = values[winner] else { return nil }
    let words = verdictWords(for: fact, noun: noun, catalog)
    let wins = comparison.items.count == 2 ? words.comparative : words.superlative
    let others = values.indices.filter { $0 != winner }
      .compactMap { values[$0].map { withoutUnit($0, of: value, in: wins) } }
    guard !others.isEmpty else { return nil }
    return finished("\(comparison.items[winner].name) \(wins): \(value) against \(joined(others))")
  }

  /// "74 calories" beside "82 calories" is just 74 where the words name calories.
  private func withoutUnit(_ text: String, of value: String, in words: String) -> String {
    guard let space = value.firstIndex(of: " "), text.hasSuffix(value[space...]),
      words.hasSuffix(value[space...])
    else { return text }
    return String(text.dropLast(value[space...].count))
  }

  private func verdictWords(
    for fact: Fact, noun: String, _ catalog: CatalogID
  ) -> (comparative: String, superlative: String) {
    if let words = Self.verdicts[fact] { return words }
    switch FilterNoun(fact, in: catalog) {
    case .before: return ("has the higher \(noun)", "has the highest \(noun)")
    default: return ("has more \(noun)", "has the most \(noun)")
    }
  }

  private static let verdicts: [Fact: (comparative: String, superlative: String)] = [
    .size: ("is bigger", "is the biggest"), .weight: ("is heavier", "is the heaviest"),
    .lifespan: ("lives longer", "lives longest"), .speed: ("is faster", "is the fastest"),
    .challenge: ("is the greater challenge", "is the greatest challenge"),
    .strength: ("is stronger", "is the strongest"), .xp: ("is worth more", "is worth most"),
    .price: ("costs more", "costs most"), .landings: ("is landed more", "is landed most"),
    .revenue: ("earns more", "earns most"),
    .date: ("is newer", "is the newest"), .number: ("is newer", "is the newest"),
    .year: ("is newer", "is the newest"),
    .episodeCount: ("is in more episodes", "is in the most episodes"),
    .episodes: ("is in more episodes", "is in the most episodes"),
  ]
}
