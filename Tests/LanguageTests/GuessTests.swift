import Language
import Testing

/// How sure a mended or a partial name is, and what half a name weighs where something else is spoken of.
@Suite struct GuessTests {
  private static func isGuess(_ utterance: String) -> Bool? {
    Pond.matcher?.understand(utterance).readings.first?.slots.first?.isGuess
  }

  @Test(
    "one slip in a name is mended without doubt",
    arguments: [
      "hadock", "hadddock", "owlbaer", "swordfsh", "sockye salmon", "haddock", "lxch",
    ])
  func sure(name: String) { #expect(Self.isGuess(name) == false) }

  @Test(
    "two mistakes in a short name, or one at the beginning of a very short one or in a short part of one, are a guess",
    arguments: ["swordfxzh", "xich", "sockxxe salmon", "drgon", "cohoo"])
  func guess(name: String) { #expect(Self.isGuess(name) != false) }

  @Test func lessThanHalfOfALongWordIsNothing() {
    #expect(Pond.matcher.refuses("swor"))
    #expect(Pond.matcher.read("sword") == "fish.show(fish=swordfish~)")
  }

  @Test func goodLanguageWithAnEndingIsNotMended() {
    // "bands" is "band" with an ending, and no "bugbear" or the like.
    #expect(Pond.matcher.refuses("times"))
  }

  @Test func halfANameElsewhereWeighsLessThanWordsOfWhatIsSpokenOf() {
    let lexicon = Pond.lexicon
    var more = lexicon
    more.add("taste-robot", spellings: ["Great Taste Robot"], to: "monsters")
    let matcher = try? Matcher(Grammar(parsing: Pond.files), more)
    let fish = Context(
      focus: [("fish", "haddock")], circumstances: ["fish"], preferred: "fish")
    #expect(matcher.read("its taste", in: fish) == "fish.fact(fact=taste fish=haddock^)")
  }

  @Test func looseWordingPassesOverNoWordThatMeansSomething() {
    #expect(Pond.matcher.refuses("is haddock a tough phone"))
    #expect(Pond.matcher.refuses("how tough is the lich weather"))
    #expect(Pond.matcher.refuses("how tough is the lich warlord"))
  }
}
