/// A fact that some catalog knows of its records, by the name it has in intents, JSON and code alike.
package enum Fact: String, CaseIterable, Codable, Hashable, Sendable {
  // Every catalog.
  case name, picture
  /// What tells records apart: never shown, but a filter on it takes certain ones.
  case key
  // Fish.
  case scientificName, aliases, quote, population, availability, harvest, health, description
  case location, habitat, biology, color, taste, texture, nutrition, calories, protein, fat, sodium
  case cholesterol, selenium, size, weight, lifespan, gear, landings, season
  case saturatedFat, carbohydrates, sugars, fiber, region, fishingRate, revenue
  /// What a pound brings its fishers, in dollars: revenue over landings of the same year.
  case price
  /// Where it is landed, how much of it the nutrition is of, and how many pictures there are.
  case source, serving, gallery
  // Monsters. `size` is shared with fish.
  case type, subtype, alignment, armorClass, hitPoints, speed
  case strength, dexterity, constitution, intelligence, wisdom, charisma
  case saves, skills, vulnerabilities, resistances, immunities, conditionImmunities, senses
  case languages, challenge, xp, proficiencyBonus, traits, actions, reactions, legendaryActions
  case spells
  /// The edition of the rules: the same name has other numbers in another.
  case edition
  /// The other shapes of a shapechanger, by name.
  case forms
  // Characters. `location` is shared with fish.
  case status, species, kind, gender, origin, episodes, episodeCount
  // Comics.
  case number, title, date, year, month, hoverText, transcript, link
  /// Where a larger picture is than the one on the card: a picture, or a page that shows it.
  case largePicture
}

extension Fact {
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The fact of a name; the enumeration itself would compare all names one after the other.
  package static func named(_ name: String) -> Fact? { byName[name] }
}
