import Testing

/// How many of an order, or of a list, are wanted.
@Suite struct FewWordingTests {
  static let english: [(String, String)] = [
    ("top 5 strongest undead", "list monsters type=undead -challenge 5"),
    ("the 3 lowest calorie fish", "list fish +calories 3"),
    ("three strongest dragons", "list monsters type=dragon -challenge 3"),
    ("strongest 12 dragons", "list monsters type=dragon -challenge 12"),
    ("5 fish with the most protein", "list fish -protein 5"),
    ("5 heaviest fish under 100 calories", "list fish calories<100 -weight 5"),
    ("show me 3 dragons", "list monsters type=dragon 3"),
    ("first 5 comics", "list comics +number 5"),
    ("latest 5 comics", "list comics 5"),
    ("strongest undead", "list monsters type=undead -challenge"),
  ]

  @Test(arguments: english) func hearsEnglish(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  static let german: [(String, String)] = [
    ("die 5 stärksten untoten", "list monsters type=undead -challenge 5"),
    ("die drei schwersten fische", "list fish -weight 3"),
    ("die ersten 5 comics", "list comics +number 5"),
    ("zeig mir 3 drachen", "list monsters type=dragon 3"),
  ]

  @Test(arguments: german) func hearsGerman(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said, in: "de") == meant)
  }
}
