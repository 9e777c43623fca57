import Catalogs
import Conversation
import Presentation
import Testing

/// A fact asked for is answered in one sentence.
@Suite struct StatementTests {
  static let facts: [(Fact, Item, String)] = [
    (.calories, Samples.snapper, "Red Snapper has 100 calories per 100 g."),
    (.protein, Samples.cod, "Atlantic Cod has 17.81 g protein."),
    (.size, Samples.cod, "Atlantic Cod grows to 51 inches."),
    (.lifespan, Samples.snapper, "Red Snapper lives up to 57 years."),
    (.taste, Samples.snapper, "Taste of Red Snapper: mild, slightly sweet."),
    (.landings, Samples.snapper, "Landings of Red Snapper: 7,700,000 pounds in 2018."),
    (.harvest, Samples.cod, "Atlantic Cod is wild."),
    (.habitat, Samples.cod, "Nothing is known about the habitat of Atlantic Cod."),
    (.picture, Samples.cod, "There is no picture of Atlantic Cod."),
    (.picture, Samples.hoverboard, "There is no picture of Hoverboard."),
    (.picture, Samples.archery, "Archery Feat: https://imgs.xkcd.com/comics/archery_feat.png"),
    (.challenge, Samples.goblin, "Goblin has challenge rating 1/4 (50 XP)."),
    (.armorClass, Samples.wisp, "Will-o'-Wisp has armor class 14 (natural armor), 11 while prone."),
    (.hitPoints, Samples.goblin, "Goblin has 7 (2d6) hit points."),
    (.strength, Samples.dragon, "Adult Blue Dragon has strength 25 (+7)."),
    (.speed, Samples.dragon, "Speed of Adult Blue Dragon: walk 40 ft., burrow 30 ft., fly 80 ft."),
    (.reactions, Samples.goblin, "Goblin has no reactions."),
    (.xp, Samples.wisp, "Will-o'-Wisp is worth 0 XP."),
    (.status, Samples.morty, "Morty Smith is alive."),
    (.status, Samples.cronenbergMorty, "The status of Cronenberg Morty is unknown."),
    (.origin, Samples.cronenbergMorty, "Cronenberg Morty comes from Earth (C-137)."),
    (.episodes, Samples.morty, "Episodes of Morty Smith: 1–3, 5, 7, 8 (6 in all)."),
    (.date, Samples.archery, "Archery Feat is from 21 August 2026."),
    (.hoverText, Samples.hoverboard, "Hoverboard: Without words"),
    (
      .hoverText, Samples.archery,
      "I have no hover text of Archery Feat here; its page has it: https://xkcd.com/3288/"
    ),
    (
      .hoverText, Samples.duty,
      "Hover text of Call of Duty: A <x> held by @\u{200B}room is ±5% & 1/2 of 2d6+3."
    ),
  ]

  @Test(arguments: facts)
  func `a fact is a sentence`(fact: Fact, item: Item, sentence: String) {
    #expect(Shown.lines(.fact(fact, of: item)) == sentence)
  }

  static let spoken: [(Fact, Item, String)] = [
    (.strength, Samples.dragon, "Adult Blue Dragon. Strength, plus 7, score 25."),
    (.constitution, Samples.goblin, "Goblin. Constitution, plus 0, score 10."),
    (.date, Samples.archery, "Archery Feat is from August 21st 2026."),
    (.picture, Samples.archery, "Picture of Archery Feat."),
    (.picture, Samples.hoverboard, "There is no picture of Hoverboard."),
    (.speed, Samples.wisp, "Speed of Will-o'-Wisp: walk 0 feet, fly 50 feet. (hover)."),
    (.hoverText, Samples.hoverboard, "Hoverboard. Without words."),
    (.transcript, Samples.duty, "Transcript of Call of Duty: A desk. Man: Hello."),
  ]

  @Test(arguments: spoken)
  func `a fact is told`(fact: Fact, item: Item, sentence: String) {
    #expect(Shown.speech(.fact(fact, of: item)) == sentence)
  }

  @Test func `features are entries under their name`() {
    #expect(
      Shown.lines(.fact(.actions, of: Samples.goblin)) == """
        Goblin: Actions
          Scimitar. Melee weapon attack: +4 to hit, reach 5 ft. Hit: 1d6+2 slashing.
          Shortbow. Ranged weapon attack: +4 to hit, range 80/320 ft. Hit: 1d6+2 piercing.
        """)
  }
}
