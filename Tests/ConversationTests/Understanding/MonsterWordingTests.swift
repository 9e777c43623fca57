import Testing

/// Words, sets and negation on every fact of monsters that is told in words.
@Suite struct MonsterWordingTests {
  static let kinds: [(String, String)] = [
    ("undead that can fly", "list monsters type=undead speed=fly"),
    ("evil dragons", "list monsters alignment=evil type=dragon"),
    ("neutral monsters", "list monsters alignment=neutral"),
    ("chaotic evil fiends", "list monsters alignment=chaotic evil type=fiend"),
    ("monsters that are not evil", "list monsters alignment≠evil"),
    ("monsters that are neither undead nor dragons", "list monsters type≠undead type≠dragon"),
    ("undead or dragons", "list monsters type=undead type=dragon"),
    ("monsters other than dragons", "list monsters type≠dragon"),
    ("monsters except beasts", "list monsters type≠beast"),
    ("large monsters", "list monsters size=large"),
    ("tiny or small beasts", "list monsters size=tiny size=small type=beast"),
    ("monsters larger than large", "list monsters size>large"),
    ("monsters bigger than medium", "list monsters size>medium"),
    ("monsters at least huge", "list monsters size≥huge"),
    ("medium or smaller monsters", "list monsters size≤medium"),
    ("monsters smaller than small", "list monsters size<small"),
    ("monsters of size huge", "list monsters size=huge"),
    ("gargantuan dragons", "list monsters size=gargantuan type=dragon"),
  ]

  static let defences: [(String, String)] = [
    ("monsters resistant to fire", "list monsters resistances=fire"),
    ("monsters immune to poison", "list monsters immunities=poison"),
    ("monsters immune to poison and fire", "list monsters immunities=poison + fire"),
    ("monsters vulnerable to cold", "list monsters vulnerabilities=cold"),
    ("monsters that are not immune to fire", "list monsters immunities≠fire"),
    ("monsters immune to being charmed", "list monsters conditionImmunities=charmed"),
    ("monsters immune to charm", "list monsters conditionImmunities=charmed"),
    ("monsters that cannot be frightened", "list monsters conditionImmunities=frightened"),
    ("monsters with darkvision", "list monsters senses=darkvision"),
    ("monsters with blindsight or truesight", "list monsters senses=blindsight senses=truesight"),
    ("monsters without darkvision", "list monsters senses≠darkvision"),
  ]

  static let deeds: [(String, String)] = [
    ("monsters that speak draconic", "list monsters languages=Draconic"),
    ("monsters who speak elvish or dwarvish", "list monsters languages=Elvish languages=Dwarvish"),
    ("monsters that speak common and draconic", "list monsters languages=Common + Draconic"),
    ("monsters that do not speak common", "list monsters languages≠Common"),
    ("who speaks goblin", "list monsters languages=Goblin"),
    ("which monsters understand abyssal", "list monsters languages=Abyssal"),
    ("monsters with telepathy", "list monsters languages=telepathy"),
    ("monsters with legendary actions", "list monsters legendaryActions=any"),
    ("monsters without legendary actions", "list monsters legendaryActions≠any"),
    ("monsters with pack tactics", "list monsters traits=Pack Tactics"),
    ("monsters with web sense", "list monsters traits=Web Sense"),
    ("monsters that have keen hearing", "list monsters traits=Keen Hearing"),
    ("monsters without magic resistance", "list monsters traits≠Magic Resistance"),
    ("monsters with multiattack", "list monsters actions=Multiattack"),
    ("monsters with a fire breath", "list monsters actions=Fire Breath"),
    ("monsters that use a greataxe", "list monsters actions=Greataxe"),
    ("monsters with a longsword", "list monsters actions=Longsword"),
    ("monsters with a scimitar", "list monsters actions=Scimitar"),
    ("monsters that can change shape", "list monsters actions=Change Shape"),
    ("monsters with a tail attack", "list monsters actions=Tail"),
    ("monsters that can cast fireball", "list monsters spells=fireball"),
    ("monsters that cast misty step", "list monsters spells=Misty Step"),
    ("who can cast fly", "list monsters spells=Fly"),
    ("monsters that know spells", "list monsters spells=any"),
    ("monsters without spells", "list monsters spells≠any"),
    ("monsters with parry", "list monsters reactions=Parry"),
    ("monsters with reactions", "list monsters reactions=any"),
    ("monsters with stealth", "list monsters skills=stealth"),
    ("monsters good at deception", "list monsters skills=deception"),
    ("monsters proficient in wisdom saves", "list monsters saves=wis"),
    ("monsters with constitution saving throws", "list monsters saves=con"),
  ]

  static let moves: [(String, String)] = [
    ("shapechangers", "list monsters subtype=shapechanger"),
    ("demons", "list monsters subtype=demon"),
    ("which demons can fly", "list monsters subtype=demon speed=fly"),
    ("devils that are immune to fire", "list monsters subtype=devil immunities=fire"),
    ("monsters that can swim and fly", "list monsters speed=swim + fly"),
    ("flying monsters", "list monsters speed=fly"),
    ("monsters that cannot fly", "list monsters speed≠fly"),
    ("monsters that can burrow", "list monsters speed=burrow"),
    ("monsters with fly speed over 60", "list monsters speed>fly 60"),
    ("goblinoids", "list monsters subtype=goblinoid"),
    ("how many undead are there", "count monsters type=undead"),
    ("how many monsters can fly", "count monsters speed=fly"),
    ("how many monsters are immune to fire", "count monsters immunities=fire"),
    ("how many monsters speak draconic", "count monsters languages=Draconic"),
    ("how many large dragons are there", "count monsters size=large type=dragon"),
    (
      "dragons of cr 10 or higher that can swim",
      "list monsters type=dragon challenge≥10 speed=swim"
    ),
    (
      "undead of cr 5 or lower that are not evil",
      "list monsters type=undead challenge≤5 alignment≠evil"
    ),
    ("strongest monster that can fly", "list monsters speed=fly -challenge"),
    ("weakest dragon", "list monsters type=dragon +challenge"),
    ("monsters between cr 5 and 10", "list monsters challenge≥5 challenge≤10"),
  ]

  @Test(arguments: kinds) func hearsKinds(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  @Test(arguments: defences) func hearsDefences(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  @Test(arguments: deeds) func hearsDeeds(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  @Test(arguments: moves) func hearsMoves(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }
}
