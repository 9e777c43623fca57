import Testing

/// What an "or" joins, and what it leaves alone.
@Suite struct AlternativeWordingTests {
  static let english: [(String, String)] = [
    ("undead or evil monsters", "list monsters type=undead|alignment=evil"),
    ("monsters that are undead or can fly", "list monsters type=undead|speed=fly"),
    ("large undead or evil monsters", "list monsters size=large type=undead|alignment=evil"),
    (
      "undead or evil monsters of cr 5 or lower",
      "list monsters type=undead|alignment=evil challenge≤5"
    ),
    ("undead or dragons that can fly", "list monsters type=undead type=dragon speed=fly"),
    (
      "small undead or evil dragons",
      "list monsters size=small|alignment=evil size=small|type=dragon type=undead|alignment=evil"
        + " type=undead|type=dragon"
    ),
    (
      "large monsters that are either undead or evil",
      "list monsters size=large type=undead|alignment=evil"
    ),
    ("monsters that are not undead or evil", "list monsters type≠undead alignment≠evil"),
    ("dead or alien characters", "list characters status=Dead|species=Alien"),
    ("wild or red fish under 100 calories", "list fish harvest=Wild|color=red calories<100"),
    ("fish under 50 calories or over 20 g protein", "list fish calories<50|protein>20"),
    ("how many monsters are undead or can fly", "count monsters type=undead|speed=fly"),
    ("neither undead nor dragons", "list monsters type≠undead type≠dragon"),
    ("everyone but the dead", "list characters status≠Dead"),
    ("everything but dragons", "list monsters type≠dragon"),
    ("how many fish aren't wild", "count fish harvest≠Wild"),
    ("which monsters weren't large", "list monsters size≠large"),
    ("how many aliens arent dead", "count characters species=Alien status≠Dead"),
    ("monsters except fiends and celestials", "list monsters type≠fiend type≠celestial"),
    (
      "monsters other than dragons, giants and fiends",
      "list monsters type≠dragon type≠giant type≠fiend"
    ),
    ("characters except ricks and mortys", "list characters name≠Rick name≠Morty"),
    ("monsters that are not undead but dragons", "list monsters type≠undead type=dragon"),
    ("all but undead monsters", "list monsters type≠undead"),
    ("all monsters except dragons", "list monsters type≠dragon"),
    ("residents of anatomy park", "list characters location=Anatomy Park"),
    ("fish longer than 3 feet", "list fish size>36"),
    ("fish under 2 feet", "list fish size<24"),
  ]

  @Test(arguments: english) func hearsEnglish(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  static let german: [(String, String)] = [
    ("untote oder böse monster", "list monsters type=undead|alignment=evil"),
    ("große untote oder böse monster", "list monsters size=large type=undead|alignment=evil"),
    ("monster außer drachen und riesen", "list monsters type≠dragon type≠giant"),
    ("figuren ohne ricks und mortys", "list characters name≠Rick name≠Morty"),
    ("weder untote noch drachen", "list monsters type≠undead type≠dragon"),
    ("alle außer drachen", "list monsters type≠dragon"),
    ("tote oder weibliche figuren", "list characters status=Dead|gender=Female"),
  ]

  @Test(arguments: german) func hearsGerman(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said, in: "de") == meant)
  }
}
