// Words that only filters say: parts of names that are colours or ages, and what attacks do.
extension German {
  static let epithets = [
    "red": "rot", "blue": "blau", "green": "grün", "black": "schwarz", "white": "weiß",
    "gold": "golden", "silver": "silbern", "bronze": "bronzen", "copper": "kupfern",
    "brass": "messingfarben", "adult": "erwachsen", "young": "jung", "ancient": "uralt",
  ]

  static let families = [
    "crab": "Krabben", "lobster": "Hummer", "shrimp": "Garnelen", "clam": "Venusmuscheln",
    "surfclam": "Trogmuscheln", "geoduck": "Elefantenrüsselmuscheln",
    "quahog": "Quahogs", "mussel": "Miesmuscheln", "oyster": "Austern",
    "scallop": "Kammmuscheln", "flounder": "Flundern", "sole": "Seezungen",
    "halibut": "Heilbutte", "turbot": "Steinbutte", "dab": "Klieschen", "plaice": "Schollen",
  ]

  static let dealings = [
    "acid damage": "Säureschaden", "cold damage": "Kälteschaden", "fire damage": "Feuerschaden",
    "force damage": "Energieschaden", "lightning damage": "Blitzschaden",
    "necrotic damage": "nekrotischem Schaden", "poison damage": "Giftschaden",
    "psychic damage": "psychischem Schaden", "radiant damage": "gleißendem Schaden",
    "thunder damage": "Schallschaden", "slashing damage": "Hiebschaden",
    "piercing damage": "Stichschaden", "bludgeoning damage": "Wuchtschaden",
  ]

  /// Months and seasons, of which something may be in one.
  static let inTime = Set(months + ["Frühling", "Frühjahr", "Sommer", "Herbst", "Winter"])
}
