import Testing

/// Questions within sentences, politeness, slips and short cuts, as people type them.
@Suite struct LooseWordingTests {
  static let indirect: [(String, String)] = [
    ("do you know where haddock lives", "habitat of haddock"),
    ("tell me where squanchy is", "location of 331"),
    ("i want to know how fast a roc is", "speed of roc"),
    ("tell me how many hp a troll has", "hitPoints of troll"),
    ("can you tell me what a lingcod tastes like", "taste of lingcod"),
    ("i wonder how big a kraken is", "size of kraken"),
    ("what about the armor class of a troll", "armorClass of troll"),
    ("do you know if squanchy is dead", "status of 331"),
    ("tell me what languages an aboleth speaks", "languages of aboleth"),
    ("how heavy a cobia gets", "weight of cobia"),
    ("when lingcod is in season", "season of lingcod"),
    ("what a skeleton is immune to", "immunities of skeleton"),
    ("which episodes squanchy appears in", "episodes of 331"),
    ("how dangerous an owlbear is", "challenge of owlbear"),
    ("what spells the archmage knows", "spells of archmage"),
  ]

  static let polite: [(String, String)] = [
    ("pls show me the goblin", "show goblin"),
    ("could you please tell me about the owlbear", "show owlbear"),
    ("gimme the stats of a troll", "show troll"),
    ("ok show me the lich", "show lich"),
    ("hi there what is a mimic", "show mimic"),
    ("can u show me the owlbear", "show owlbear"),
    ("thanks, now show the lich", "show lich"),
    ("show me the stats of a troll please", "show troll"),
    ("give me the details for squanchy", "show 331"),
    ("haddock protein content", "protein of haddock"),
    ("protein content of haddock", "protein of haddock"),
    ("trolls armour class", "armorClass of troll"),
    ("whats the goblins ac", "armorClass of goblin"),
    ("hp lich", "hitPoints of lich"),
    ("haddock cal", "calories of haddock"),
    ("tarasque cr", "challenge of tarrasque"),
    ("what hurts a skeleton", "vulnerabilities of skeleton"),
    ("how do i kill a troll", "vulnerabilities of troll"),
    ("gobl", "show goblin"),
    ("lobs", "ask american-lobster caribbean-spiny-lobster"),
    ("what about octop", "show octopus"),
    ("tell me about haddok", "show haddock"),
  ]

  static let ordered: [(String, String)] = [
    ("sort monsters by cr", "list monsters +challenge"),
    ("sort fish by weight heaviest first", "list fish -weight"),
    ("top ten monsters by hp", "list monsters -hitPoints 10"),
    ("the 5 strongest monsters", "list monsters -challenge 5"),
    ("five heaviest fish", "list fish -weight 5"),
    ("monsters in order of size", "list monsters +size"),
    ("who has the highest charisma", "list monsters -charisma"),
    ("which character appears most often", "list characters -episodeCount"),
    ("lowest cr of giants", "list monsters type=giant +challenge"),
    ("fish with at least 20g protein", "list fish protein≥20"),
    ("fish under 1.5 g fat", "list fish fat<1.5"),
    ("monsters worth more than 10000 xp", "list monsters xp>10000"),
    ("monsters with a strength score of 20 or more", "list monsters strength≥20"),
    ("fish with no carbs", "list fish carbohydrates=0"),
    ("fish low in sodium", "list fish +sodium"),
    ("fish rich in protein", "list fish -protein"),
    ("cr 10+ monsters", "list monsters challenge≥10"),
    ("undead between cr 2 and 4", "list monsters type=undead challenge≥2 challenge≤4"),
    ("monsters bigger than a lion", "list monsters size>Large +size"),
    ("fish with more protein than haddock", "list fish protein>18.91 +protein"),
    ("monsters stronger than a lich", "list monsters challenge>21 +challenge"),
    ("what is heavier than a swordfish", "ask north-atlantic-swordfish north-pacific-swordfish"),
  ]

  @Test(arguments: indirect) func hearsIndirect(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  @Test(arguments: polite) func hearsPolite(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  @Test(arguments: ordered) func hearsOrdered(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }
}
