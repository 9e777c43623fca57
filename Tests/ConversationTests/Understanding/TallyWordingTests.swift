import Testing

/// Which value most records share, or fewest.
@Suite struct TallyWordingTests {
  static let tallies: [(String, String)] = [
    ("which episode has most characters", "mostCommon episodes characters"),
    ("which episode has the most characters", "mostCommon episodes characters"),
    ("what episode has the fewest characters", "leastCommon episodes characters"),
    ("which planet has the most characters", "mostCommon location characters"),
    ("which location has the most residents", "mostCommon location characters"),
    ("where do most characters live", "mostCommon location characters"),
    ("which species is most common", "mostCommon species characters"),
    ("what is the most common species", "mostCommon species characters"),
    ("most common monster type", "mostCommon type monsters"),
    ("which type of monster is most common", "mostCommon type monsters"),
    ("which year has the most comics", "mostCommon year comics"),
    ("what year had the most comics", "mostCommon year comics"),
    ("which month has most comics", "mostCommon month comics"),
    ("most common alignment", "mostCommon alignment monsters"),
    ("most common color of fish", "mostCommon color fish"),
    ("how many characters per species", "mostCommon species characters"),
    ("which species has the fewest characters", "leastCommon species characters"),
    ("what color are most fish", "mostCommon color fish"),
    ("monsters per size", "mostCommon size monsters"),
    ("how many monsters of each type", "mostCommon type monsters"),
  ]

  @Test(arguments: tallies) func hearsTallies(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }
}
