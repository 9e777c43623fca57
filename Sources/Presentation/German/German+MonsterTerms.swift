// Words of the rules, as German players know them.
extension German {
  static let sizes = [
    "tiny": "winzig", "small": "klein", "medium": "mittelgroß", "large": "groß", "huge": "riesig",
    "gargantuan": "gigantisch",
  ]

  static let kinds = [
    "aberration": "Aberration", "humanoid": "Humanoid", "dragon": "Drache",
    "elemental": "Elementar", "monstrosity": "Monstrosität", "construct": "Konstrukt",
    "beast": "Tier", "plant": "Pflanze", "fiend": "Unhold", "ooze": "Schlick",
    "fey": "Feenwesen", "giant": "Riese", "celestial": "Himmelswesen", "undead": "Untoter",
    "swarm of tiny beasts": "Schwarm winziger Tiere", "any race": "beliebiges Volk",
    "demon": "Dämon", "devil": "Teufel", "goblinoid": "Goblinoid", "gnome": "Gnom",
    "shapechanger": "Gestaltwandler", "elf": "Elf", "dwarf": "Zwerg", "gnoll": "Gnoll",
    "grimlock": "Grimlock", "human": "Mensch", "kobold": "Kobold", "titan": "Titan",
    "lizardfolk": "Echsenmensch", "merfolk": "Meervolk", "orc": "Ork", "sahuagin": "Sahuagin",
  ]

  /// Types and subtypes as tags of a list.
  static let kindPlurals = [
    "aberration": "Aberrationen", "humanoid": "Humanoide", "dragon": "Drachen",
    "elemental": "Elementare", "monstrosity": "Monstrositäten", "construct": "Konstrukte",
    "beast": "Tiere", "plant": "Pflanzen", "fiend": "Unholde", "ooze": "Schlicke",
    "fey": "Feenwesen", "giant": "Riesen", "celestial": "Himmelswesen", "undead": "Untote",
    "swarm": "Schwärme", "swarm of tiny beasts": "Schwärme winziger Tiere", "demon": "Dämonen",
    "devil": "Teufel", "goblinoid": "Goblinoide", "gnome": "Gnome",
    "shapechanger": "Gestaltwandler", "elf": "Elfen", "dwarf": "Zwerge", "gnoll": "Gnolle",
    "grimlock": "Grimlocks", "human": "Menschen", "kobold": "Kobolde", "titan": "Titanen",
    "lizardfolk": "Echsenmenschen", "merfolk": "Meervolk", "orc": "Orks", "sahuagin": "Sahuagin",
  ]

  static let femaleKinds: Set<String> = ["aberration", "monstrosity", "plant"]
  static let neuterKinds: Set<String> = ["construct", "beast", "fey", "celestial"]

  static let alignments = [
    "lawful good": "rechtschaffen gut", "neutral good": "neutral gut",
    "chaotic good": "chaotisch gut", "lawful neutral": "rechtschaffen neutral",
    "neutral": "neutral", "true neutral": "wahrhaft neutral",
    "chaotic neutral": "chaotisch neutral",
    "lawful evil": "rechtschaffen böse", "neutral evil": "neutral böse",
    "chaotic evil": "chaotisch böse", "unaligned": "gesinnungslos", "good": "gut",
    "evil": "böse", "lawful": "rechtschaffen", "chaotic": "chaotisch",
    "any alignment": "beliebiger Gesinnung",
    "any non-good alignment": "beliebiger nicht guter Gesinnung",
    "any non-lawful alignment": "beliebiger nicht rechtschaffener Gesinnung",
    "any chaotic alignment": "beliebiger chaotischer Gesinnung",
    "any evil alignment": "beliebiger böser Gesinnung",
    "neutral good (50%) or neutral evil (50%)": "neutral gut (50 %) oder neutral böse (50 %)",
  ]

  static let damages = [
    "acid": "Säure", "cold": "Kälte", "fire": "Feuer", "force": "Energie",
    "lightning": "Blitz", "necrotic": "nekrotische Energie", "poison": "Gift",
    "psychic": "psychische Energie", "radiant": "gleißendes Licht", "thunder": "Schall",
    "slashing": "Hieb", "piercing": "Stich", "bludgeoning": "Wucht",
    "damage from spells": "Schaden durch Zauber",
    "piercing from magic weapons wielded by good creatures":
      "Stich durch magische Waffen in der Hand guter Wesen",
    "bludgeoning, piercing, and slashing from nonmagical weapons":
      "Wucht, Stich und Hieb durch nichtmagische Waffen",
    "bludgeoning, piercing, and slashing from nonmagical attacks (from stoneskin)":
      "Wucht, Stich und Hieb durch nichtmagische Angriffe (durch Steinhaut)",
    "bludgeoning, piercing, and slashing from nonmagical weapons that aren't silvered":
      "Wucht, Stich und Hieb durch nichtmagische, nicht versilberte Waffen",
    "bludgeoning, piercing, and slashing from nonmagical weapons that aren't adamantine":
      "Wucht, Stich und Hieb durch nichtmagische Waffen, die nicht aus Adamant sind",
    "piercing and slashing from nonmagical weapons that aren't adamantine":
      "Stich und Hieb durch nichtmagische Waffen, die nicht aus Adamant sind",
  ]

  /// Damage as it is dealt: "12 (2d6+5) Wucht".
  static let dealtDamages = [
    "necrotic": "nekrotisch", "psychic": "psychisch", "radiant": "gleißend",
  ]

  static let conditions = [
    "blinded": "blind", "charmed": "bezaubert", "deafened": "taub", "exhaustion": "erschöpft",
    "frightened": "verängstigt", "grappled": "gepackt", "incapacitated": "kampfunfähig",
    "invisible": "unsichtbar", "paralyzed": "gelähmt", "petrified": "versteinert",
    "poisoned": "vergiftet", "prone": "zu Boden geworfen", "restrained": "festgesetzt",
    "stunned": "betäubt", "unconscious": "bewusstlos",
  ]

  static let distances = [
    "walk": "gehen", "swim": "schwimmen", "fly": "fliegen", "burrow": "graben",
    "climb": "klettern", "hover": "schweben", "darkvision": "Dunkelsicht",
    "blindsight": "Blindsicht", "truesight": "Wahrsicht", "tremorsense": "Erschütterungssinn",
    "passive perception": "passive Wahrnehmung",
  ]

  static let distanceRemarks = [
    "hover": "schwebend", "blind beyond this radius": "jenseits davon blind",
  ]

  static let skills = [
    "acrobatics": "Akrobatik", "arcana": "Arkane Kunde", "athletics": "Athletik",
    "deception": "Täuschen", "history": "Geschichte", "insight": "Motiv erkennen",
    "intimidation": "Einschüchtern", "investigation": "Nachforschungen",
    "medicine": "Heilkunde", "nature": "Naturkunde", "perception": "Wahrnehmung",
    "performance": "Auftreten", "persuasion": "Überzeugen", "religion": "Religion",
    "stealth": "Heimlichkeit", "survival": "Überlebenskunst",
  ]

  static let armors = [
    "studded leather armor": "beschlagene Lederrüstung", "leather armor": "Lederrüstung",
    "hide armor": "Fellrüstung", "shield": "Schild", "chain shirt": "Kettenhemd",
    "chain mail": "Kettenpanzer", "scale mail": "Schuppenpanzer",
    "plate armor": "Plattenrüstung", "breastplate": "Brustplatte",
    "splint armor": "Schienenpanzer", "mage armor": "Magierrüstung", "barkskin": "Rindenhaut",
    "prone": "liegend",
  ]
}
