package import Catalogs

// Facts as nouns within a sentence.
extension German {
  func noun(of fact: Fact, in catalog: CatalogID) -> GermanNoun {
    if catalog == .characters, fact == .location { return GermanNoun("Aufenthaltsort", .masculine) }
    if catalog == .comics, fact == .kind { return GermanNoun("Art", .feminine) }
    return Self.nouns[fact] ?? GermanNoun(label(fact, in: catalog), .masculine)
  }

  /// A fact's name without its article, in the middle of a sentence.
  package func inSentence(_ fact: Fact, in catalog: CatalogID) -> String {
    noun(of: fact, in: catalog).text
  }

  private static let nouns: [Fact: GermanNoun] = [
    .name: GermanNoun("Namen", .masculine), .picture: GermanNoun("Bild", .neuter),
    .scientificName: GermanNoun("wissenschaftlichen Namen", .masculine),
    .aliases: GermanNoun("anderen Namen", .plural), .quote: GermanNoun("Kurzfassung", .feminine),
    .population: GermanNoun("Bestand", .masculine),
    .fishingRate: GermanNoun("Befischung", .feminine),
    .availability: GermanNoun("Verfügbarkeit", .feminine),
    .harvest: GermanNoun("Herkunft", .feminine), .health: GermanNoun("Nutzen", .masculine),
    .description: GermanNoun("Beschreibung", .feminine),
    .location: GermanNoun("Verbreitung", .feminine), .region: GermanNoun("Gebiet", .neuter),
    .habitat: GermanNoun("Lebensraum", .masculine), .biology: GermanNoun("Biologie", .feminine),
    .color: GermanNoun("Farbe", .feminine), .taste: GermanNoun("Geschmack", .masculine),
    .texture: GermanNoun("Textur", .feminine), .nutrition: GermanNoun("Nährwerte", .plural),
    .calories: GermanNoun("Kalorien", .plural), .protein: GermanNoun("Eiweiß", .neuter),
    .fat: GermanNoun("Fett", .neuter), .saturatedFat: GermanNoun("gesättigten Fettsäuren", .plural),
    .carbohydrates: GermanNoun("Kohlenhydrate", .plural), .sugars: GermanNoun("Zucker", .masculine),
    .fiber: GermanNoun("Ballaststoffe", .plural), .cholesterol: GermanNoun("Cholesterin", .neuter),
    .sodium: GermanNoun("Natrium", .neuter), .selenium: GermanNoun("Selen", .neuter),
    .size: GermanNoun("Größe", .feminine), .weight: GermanNoun("Gewicht", .neuter),
    .lifespan: GermanNoun("Lebensdauer", .feminine), .gear: GermanNoun("Fanggeräte", .plural),
    .landings: GermanNoun("Fangmenge", .feminine), .revenue: GermanNoun("Ertrag", .masculine),
    .price: GermanNoun("Preis je Pfund", .masculine),
    .season: GermanNoun("Saison", .feminine), .source: GermanNoun("Anlandung", .feminine),
    .serving: GermanNoun("Portion", .feminine), .gallery: GermanNoun("Bilder", .plural),
    .type: GermanNoun("Art", .feminine), .subtype: GermanNoun("Unterart", .feminine),
    .alignment: GermanNoun("Gesinnung", .feminine),
    .armorClass: GermanNoun("Rüstungsklasse", .feminine),
    .hitPoints: GermanNoun("Trefferpunkte", .plural),
    .speed: GermanNoun("Bewegungsrate", .feminine), .strength: GermanNoun("Stärke", .feminine),
    .dexterity: GermanNoun("Geschicklichkeit", .feminine),
    .constitution: GermanNoun("Konstitution", .feminine),
    .intelligence: GermanNoun("Intelligenz", .feminine),
    .wisdom: GermanNoun("Weisheit", .feminine), .charisma: GermanNoun("Charisma", .neuter),
    .saves: GermanNoun("Rettungswürfe", .plural), .skills: GermanNoun("Fertigkeiten", .plural),
    .vulnerabilities: GermanNoun("Anfälligkeiten", .plural),
    .resistances: GermanNoun("Resistenzen", .plural),
    .immunities: GermanNoun("Immunitäten", .plural),
    .conditionImmunities: GermanNoun("Zustandsimmunitäten", .plural),
    .senses: GermanNoun("Sinne", .plural), .languages: GermanNoun("Sprachen", .plural),
    .challenge: GermanNoun("Herausforderungsgrad", .masculine),
    .xp: GermanNoun("Erfahrungspunkte", .plural),
    .proficiencyBonus: GermanNoun("Übungsbonus", .masculine),
    .edition: GermanNoun("Regelausgabe", .feminine),
    .traits: GermanNoun("Merkmale", .plural), .actions: GermanNoun("Aktionen", .plural),
    .reactions: GermanNoun("Reaktionen", .plural),
    .legendaryActions: GermanNoun("legendären Aktionen", .plural),
    .spells: GermanNoun("Zauber", .plural), .forms: GermanNoun("weiteren Formen", .plural),
    .status: GermanNoun("Status", .masculine), .species: GermanNoun("Spezies", .feminine),
    .kind: GermanNoun("Wesensart", .feminine), .gender: GermanNoun("Geschlecht", .neuter),
    .origin: GermanNoun("Herkunft", .feminine), .episodes: GermanNoun("Folgen", .plural),
    .episodeCount: GermanNoun("Zahl der Folgen", .feminine),
    .number: GermanNoun("Nummer", .feminine), .title: GermanNoun("Titel", .masculine),
    .date: GermanNoun("Datum", .neuter), .year: GermanNoun("Jahr", .neuter),
    .month: GermanNoun("Monat", .masculine), .hoverText: GermanNoun("Mausover-Text", .masculine),
    .transcript: GermanNoun("Abschrift", .feminine), .link: GermanNoun("Seite", .feminine),
    .largePicture: GermanNoun("größere Bild", .neuter),
  ]
}
