package import Catalogs

extension German {
  package func label(_ fact: Fact, in catalog: CatalogID) -> String {
    switch fact {
    case .name, .key: "Name"
    case .scientificName: "Wissenschaftlicher Name"
    case .aliases: "Heißt auch"
    case .quote: "In Kürze"
    case .health: "Gut für"
    case .saturatedFat: "Gesättigte Fettsäuren"
    case .source: "Angelandet in"
    case .conditionImmunities: "Wird nie"
    case .xp: "EP"
    case .legendaryActions: "Legendäre Aktionen"
    case .forms: "Formen"
    case .challenge: "Herausforderung"
    case .largePicture: "Größeres Bild"
    default: noun(of: fact, in: catalog).text
    }
  }

  package func shortLabel(_ fact: Fact) -> String {
    switch fact {
    case .strength: "STR"
    case .dexterity: "GES"
    case .constitution: "KON"
    case .intelligence: "INT"
    case .wisdom: "WEI"
    case .charisma: "CHA"
    case .armorClass: "RK"
    case .hitPoints: "TP"
    default: label(fact, in: .monsters)
    }
  }

  package func caption(_ caption: Caption) -> String {
    switch caption {
    case .withoutWords: "Ohne Worte"
    case .noSinglePicture: "Von diesem gibt es kein einzelnes Bild."
    case .none: "–"
    case .moreWaits: "„mehr“ für den Rest"
    }
  }

  package func joined(_ parts: [String]) -> String { joined(parts, by: " und ") }

  func joined(_ parts: [String], by word: String) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + word + last
  }
}
