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
  ]

  @Test(arguments: english) func hearsEnglish(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  static let german: [(String, String)] = [
    ("untote oder böse monster", "list monsters type=undead|alignment=evil"),
    ("große untote oder böse monster", "list monsters size=large type=undead|alignment=evil"),
    ("weder untote noch drachen", "list monsters type≠undead type≠dragon"),
    ("alle außer drachen", "list monsters type≠dragon"),
    ("tote oder weibliche figuren", "list characters status=Dead|gender=Female"),
  ]

  @Test(arguments: german) func hearsGerman(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said, in: "de") == meant)
  }
}
