package import Catalogs

extension English {
  package func label(_ fact: Fact, in catalog: CatalogID) -> String {
    switch fact {
    case .name, .key: "Name"
    case .picture: "Picture"
    case .scientificName: "Scientific name"
    case .aliases: "Also called"
    case .quote: "In short"
    case .population: "Population"
    case .fishingRate: "Fishing rate"
    case .availability: "Availability"
    case .harvest: "Harvest"
    case .health: "Health benefits"
    case .description: "Description"
    case .location: "Location"
    case .region: "Region"
    case .habitat: "Habitat"
    case .biology: "Biology"
    case .color: "Color"
    case .taste: "Taste"
    case .texture: "Texture"
    case .nutrition: "Nutrition"
    case .calories: "Calories"
    case .protein: "Protein"
    case .fat: "Fat"
    case .saturatedFat: "Saturated fat"
    case .carbohydrates: "Carbohydrates"
    case .sugars: "Sugars"
    case .fiber: "Fiber"
    case .cholesterol: "Cholesterol"
    case .sodium: "Sodium"
    case .selenium: "Selenium"
    case .size: "Size"
    case .weight: "Weight"
    case .lifespan: "Lifespan"
    case .gear: "Gear"
    case .landings: "Landings"
    case .revenue: "Revenue"
    case .price: "Price per pound"
    case .season: "Season"
    case .source: "Landed in"
    case .serving: "Serving"
    case .gallery: "Pictures"
    case .type: "Type"
    case .subtype: "Subtype"
    case .alignment: "Alignment"
    case .armorClass: "Armor class"
    case .hitPoints: "Hit points"
    case .speed: "Speed"
    case .strength: "Strength"
    case .dexterity: "Dexterity"
    case .constitution: "Constitution"
    case .intelligence: "Intelligence"
    case .wisdom: "Wisdom"
    case .charisma: "Charisma"
    case .saves: "Saves"
    case .skills: "Skills"
    case .vulnerabilities: "Vulnerabilities"
    case .resistances: "Resistances"
    case .immunities: "Immunities"
    case .conditionImmunities: "Not affected by"
    case .senses: "Senses"
    case .languages: "Languages"
    case .challenge: "Challenge"
    case .xp: "XP"
    case .proficiencyBonus: "Proficiency"
    case .edition: "Edition"
    case .traits: "Traits"
    case .actions: "Actions"
    case .reactions: "Reactions"
    case .legendaryActions: "Legendary actions"
    case .spells: "Spells"
    case .forms: "Forms"
    case .status: "Status"
    case .species: "Species"
    case .kind: "Kind"
    case .gender: "Gender"
    case .origin: "Origin"
    case .episodes: "Episodes"
    case .episodeCount: "Number of episodes"
    case .number: "Number"
    case .title: "Title"
    case .date: "Date"
    case .year: "Year"
    case .month: "Month"
    case .hoverText: "Hover text"
    case .transcript: "Transcript"
    case .link: "Page"
    case .largePicture: "Larger picture"
    }
  }

  package func noun(_ catalog: CatalogID, plural: Bool) -> String {
    switch catalog {
    case .fish: "fish"
    case .monsters: plural ? "monsters" : "monster"
    case .characters: plural ? "characters" : "character"
    case .comics: plural ? "comics" : "comic"
    }
  }

  package func shortLabel(_ fact: Fact) -> String {
    switch fact {
    case .strength: "STR"
    case .dexterity: "DEX"
    case .constitution: "CON"
    case .intelligence: "INT"
    case .wisdom: "WIS"
    case .charisma: "CHA"
    case .armorClass: "AC"
    case .hitPoints: "HP"
    default: label(fact, in: .monsters)
    }
  }

  package func caption(_ caption: Caption) -> String {
    switch caption {
    case .withoutWords: "Without words"
    case .noSinglePicture: "There is no single picture of this one."
    case .none: "–"
    case .moreWaits: "“more” for the rest"
    }
  }

  package func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A label in the middle of a sentence.
  package func inSentence(_ fact: Fact, in catalog: CatalogID) -> String {
    switch fact {
    case .xp: "XP"
    case .aliases: "other names"
    case .quote: "quote"
    case .proficiencyBonus: "proficiency bonus"
    case .conditionImmunities: "condition immunities"
    default: label(fact, in: catalog).lowercased()
    }
  }
}
