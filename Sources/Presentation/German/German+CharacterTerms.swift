// Words of the characters' catalog; whoever is one of a kind keeps the name of that kind.
extension German {
  static let characters = [
    "Alive": "lebendig", "Dead": "tot", "unknown": unknown, "Unknown": unknown,
    "Male": "männlich", "Female": "weiblich", "Genderless": "geschlechtslos",
    "Human": "Mensch", "Alien": "Alien", "Humanoid": "Humanoid",
    "Mythological Creature": "Fabelwesen", "Animal": "Tier", "Robot": "Roboter",
    "Disease": "Krankheit", "Genetic experiment": "Genexperiment", "Superhuman": "Übermensch",
    "Superhuman (Ghost trains summoner)": "Übermensch (Geisterzugbeschwörer)",
    "Parasite": "Parasit", "parasite": "Parasit", "Human with antennae": "Mensch mit Fühlern",
    "Human with ants in his eyes": "Mensch mit Ameisen in den Augen",
    "Fish-Person": "Fischmensch", "Self-aware arm": "Arm mit Bewusstsein",
    "Cat-Person": "Katzenmensch", "Human with baby legs": "Mensch mit Babybeinen",
    "Hivemind": "Schwarmbewusstsein", "hivemind": "Schwarmbewusstsein",
    "Human with giant head": "Mensch mit riesigem Kopf", "Dog": "Hund",
    "Bird-Person": "Vogelmensch", "Elephant-Person": "Elefantenmensch", "Centaur": "Zentaur",
    "Organic gun": "organische Waffe", "Microverse inhabitant": "Bewohner des Mikroversums",
    "Miniverse inhabitant": "Bewohner des Miniversums",
    "Teenyverse inhabitant": "Bewohner des Teenyversums", "Vampire": "Vampir",
    "Light bulb-Alien": "Glühbirnen-Alien",
    "Robot-Crocodile hybrid": "Mischung aus Roboter und Krokodil", "Giant": "Riese",
    "Cone-nippled alien": "Alien mit Kegelnippeln", "Demon": "Dämon",
    "Shapeshifter": "Gestaltwandler", "Game": "Spiel", "Amoeba-Person": "Amöbenmensch",
    "Clone": "Klon", "clone": "Klon",
    "Interdimensional gaseous being": "interdimensionales Gaswesen", "Goddess": "Göttin",
    "Gazorpian reproduction robot": "gazorpianischer Fortpflanzungsroboter",
    "Hammerhead-Person": "Hammerkopfmensch", "Hole": "Loch", "Cat": "Katze",
    "Time God": "Zeitgott", "Unknown-nippled alien": "Alien mit unbekannten Nippeln",
    "Jellybean": "Geleebohne", "Tentacle alien": "Tentakel-Alien", "Cyborg": "Cyborg",
    "Larva alien": "Larven-Alien", "Snail alien": "Schnecken-Alien",
    "Lizard-Person": "Echsenmensch", "Alligator-Person": "Alligatormensch",
    "Monster": "Monster", "Conjoined twin": "siamesischer Zwilling",
    "Sentient ant colony": "denkendes Ameisenvolk", "Human Gazorpian": "Mensch-Gazorpianer",
    "The Devil": "der Teufel", "Cat controlled dead lady": "von Katzen gelenkte tote Frau",
    "Octopus-Person": "Krakenmensch", "Hairy alien": "haariges Alien", "Pickle": "Gurke",
    "Bread": "Brot", "Rat": "Ratte", "Gear-Person": "Zahnradmensch",
    "Blue ape alien": "blaues Affen-Alien", "Ring-nippled alien": "Alien mit Ringnippeln",
    "Lobster-Alien": "Hummer-Alien", "Omniscient being": "allwissendes Wesen",
    "Slug": "Nacktschnecke", "Stair goblin": "Treppenkobold", "Leprechaun": "Leprechaun",
    "Morty's toxic side": "Mortys giftige Seite", "Rick's toxic side": "Ricks giftige Seite",
    "Trunk-Person": "Rüsselmensch", "Chair": "Stuhl", "Corn-person": "Maismensch",
    "Phone-Person": "Telefonmensch", "Teddy Bear": "Teddybär", "Little Human": "kleiner Mensch",
    "Mexican": "Mexikaner", "Giant Cat Monster": "riesiges Katzenmonster",
    "Old Amazons": "alte Amazonen", "Eel": "Aal", "Grandma": "Großmutter", "Phone": "Telefon",
    "Nano Alien": "Nano-Alien", "Human with a flower in his head": "Mensch mit Blume im Kopf",
    "Hologram": "Hologramm", "Shrimp": "Garnele", "Caterpillar": "Raupe", "Wasp": "Wespe",
    "Toy": "Spielzeug", "Lizard": "Echse", "Fly": "Fliege", "God": "Gott", "Dummy": "Attrappe",
    "Human with tusks": "Mensch mit Stoßzähnen", "Dragon": "Drache", "Snake": "Schlange",
    "Human-Snake hybrid": "Mischung aus Mensch und Schlange",
    "Soulless Puppet": "seelenlose Puppe", "soulless puppet": "seelenlose Puppe",
    "Half Soulless Puppet": "halb seelenlose Puppe", "Planet": "Planet",
    "Clay-Person": "Lehmmensch", "Starfish": "Seestern", "Squid": "Kalmar",
    "Decoy": "Lockvogel", "decoy": "Lockvogel", "Summon": "Beschwörung", "Weasel": "Wiesel",
    "Super Sperm Monster": "Superspermamonster", "Giant Incest Baby": "riesiges Inzestbaby",
    "CHUD Human Mix": "Mischung aus CHUD und Mensch",
    "Artificial Intelligence": "künstliche Intelligenz",
    "Guinea Pig for the Polio Vaccine": "Versuchsperson für die Polioimpfung",
    "Turkey": "Truthahn", "Turkey Human Mix": "Mischung aus Truthahn und Mensch",
    "Memory": "Erinnerung", "Bird-Person Human Mix": "Mischung aus Vogelmensch und Mensch",
    "Crow": "Krähe", "Cookie": "Keks", "Normal Size Bug": "Käfer in normaler Größe",
    "Mascot": "Maskottchen", "Scarecrow": "Vogelscheuche", "Tiger": "Tiger",
    "Crow Horse": "Krähenpferd", "Ferret Robot": "Frettchenroboter",
    "Passing Butter Robot": "Butterreichroboter",
  ]

  /// Species as tags of a list.
  static let speciesPlurals = [
    "Human": "Menschen", "Alien": "Aliens", "Humanoid": "Humanoide",
    "Poopybutthole": "Poopybuttholes", "Mythological Creature": "Fabelwesen",
    "Animal": "Tiere", "Robot": "Roboter", "Cronenberg": "Cronenbergs",
    "Disease": "Krankheiten", "unknown": "unbekannte Spezies",
  ]

  /// Where somebody is, when the place stands otherwise than in "in Anatomy Park".
  static let whereabouts = [
    "Citadel of Ricks": "auf der Citadel of Ricks", "unknown": "an unbekanntem Ort",
    "Hell": "in Hell", "Earth": "auf der Erde",
  ]

  /// Where those of a place come from, for places that German calls otherwise.
  static let homelands = ["Earth": "von der Erde"]
}
