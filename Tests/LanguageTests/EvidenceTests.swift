import Language
import Testing

/// Loose wording that no template holds.
@Suite struct EvidenceTests {
  @Test(arguments: [
    ("waters of the haddock", "?fish.habitat(fish=haddock)"),
    ("what are the home waters for swordfish", "?fish.habitat(fish=swordfish)"),
    ("how tough is that owlbear", "?monsters.challenge(monster=owlbear)"),
    ("owlbear how tough", "?monsters.challenge(monster=owlbear)"),
  ])
  func aThingAndATellingWordAreEnough(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test(arguments: [
    "home of my phone haddock", "waters cook haddock", "phone waters swordfish",
  ])
  func aForbiddenWordForbids(_ said: String) {
    #expect(!Pond.matcher.read(said).contains("fish.habitat"))
  }

  @Test(arguments: ["home", "waters", "tough", "home waters"])
  func aTellingWordAloneIsNotEnough(_ said: String) {
    #expect(Pond.matcher.refuses(said))
  }

  @Test(arguments: [
    "haddock waters compare", "tough waters haddock", "haddock swordfish waters",
  ])
  func nothingImportantMayBeLeftOver(_ said: String) {
    #expect(Pond.matcher.refuses(said))
  }

  @Test func oneUnknownWordIsAllowedBesideAThing() {
    #expect(Pond.matcher.read("glorious waters of haddock") == "?fish.habitat(fish=haddock)")
    #expect(Pond.matcher.read("glorious shimmering waters of haddock") == "nothing")
  }

  /// There is a comic called "The Owlbear".
  @Test func aLateNameDoesNotHideAShorterOne() {
    #expect(
      Pond.matcher.read("how tough is the owlbear") == "?monsters.challenge(monster=owlbear)")
  }

  @Test func aTemplateComesBeforeTellingWords() {
    #expect(Pond.matcher.read("where does haddock live") == "fish.habitat(fish=haddock)")
  }

  @Test func wordsThatSpeakForTwoIntentsAlikeDecideNothing() {
    let files =
      Pond.files + [
        SourceFile(
          name: "en/more.intent",
          text: """
            intent fish.depth
              say   depth of {fish}
              words deep depth
              does  fact depth of {fish}
            intent fish.pressure
              say   pressure of {fish}
              words deep pressure
              does  fact pressure of {fish}
            """)
      ]
    let matcher = Pond.matcher(of: files)
    #expect(matcher.refuses("haddock how deep"))
    #expect(matcher.read("haddock how deep depth") == "?fish.depth(fish=haddock)")
  }
}
