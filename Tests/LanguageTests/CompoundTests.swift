import Language
import Testing

/// Two sentences in one.
@Suite struct CompoundTests {
  @Test(arguments: [
    ("show haddock and clear filters", "fish.show(fish=haddock) ; clear"),
    ("clear filters and then open the owlbear", "clear ; monsters.show(monster=owlbear)"),
    ("clear filters and show haddock and go back", "clear ; fish.show(fish=haddock) ; back"),
  ])
  func bothHalvesAreUnderstood(_ said: String, _ meant: String) {
    #expect(Pond.matcher.read(said) == meant)
  }

  @Test(arguments: [
    "show haddock and make coffee", "make coffee and show haddock", "and show haddock and",
    "clear filters and where is my phone",
  ])
  func neitherHalfIsUnderstoodWhenOneIsNot(_ said: String) {
    #expect(Pond.matcher.refuses(said))
  }

  @Test func inTheSecondHalfItMeansTheThingOfTheFirst() {
    #expect(
      Pond.matcher.read("show me the lich and read it")
        == "monsters.show(monster=lich) ; read(thing=lich^)")
    #expect(
      Pond.matcher.read(
        "show haddock and then where does it live", in: Context(focus: [("monster", "lich")]))
        == "fish.show(fish=haddock) ; fish.habitat(fish=haddock^)")
  }

  @Test func aChainLeansOnWhatItsPartsLookAt() throws {
    let matcher = try #require(Pond.matcher)
    let (here, there) = (Context(focus: [("monster", "lich")]), Context(focus: [("fish", "cod")]))
    for (chain, leans) in [
      ("clear filters and go back", false), ("clear filters and read it", true),
      ("show haddock and make coffee", false),
    ] {
      let (_, leaning) = matcher.understanding(of: chain, in: here)
      #expect(matcher.tellsNoDifference(here, here, to: leaning))
      #expect(matcher.tellsNoDifference(there, here, to: leaning) != leans, "\(chain)")
    }
  }

  @Test func aSentenceThatHoldsAJoiningWordIsOneSentence() {
    #expect(
      Pond.matcher.read("compare haddock and swordfish")
        == "fish.compare(left=haddock right=swordfish)")
  }

  @Test func aHalfThatIsAmbiguousByNameStaysInTheCompound() {
    #expect(
      Pond.matcher.read("clear filters and show salmon")
        == "clear ; fish.show(fish=sockeye-salmon/coho-salmon…)")
  }

  @Test func aCommandWordIsNotMendedInACompound() {
    #expect(Pond.matcher.refuses("shwo haddock and clear filters"))
    #expect(Pond.matcher.refuses("show haddock and claer filters"))
  }

  @Test func tokensOfACompoundAreThoseOfTheWhole() throws {
    let understanding = try #require(Pond.matcher).understand("clear filters and go back")
    #expect(understanding.tokens == ["clear", "filters", "and", "go", "back"])
    #expect(understanding.readings.isEmpty)
  }
}
