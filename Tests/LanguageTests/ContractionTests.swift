import Language
import Testing

/// Words that are written together are read as those they stand for.
@Suite struct ContractionTests {
  private static let matcher = Pond.matcher(
    of: Pond.files + [
      SourceFile(
        name: "en/more.intent", text: "contraction  wheredoes = where does | xs = calories of")
    ])

  @Test func aContractionIsReadAsItsWords() {
    #expect(Self.matcher.read("wheredoes haddock live") == "fish.habitat(fish=haddock)")
    #expect(Self.matcher.read("xs haddock") == "fish.fact(fact=calories fish=haddock)")
  }

  @Test func whatIsQuotedBackIsAsItWasWritten() throws {
    let understanding = try #require(Self.matcher).understand("wheredoes blorp live")
    #expect(understanding.tokens == ["where", "does", "blorp", "live"])
    #expect(understanding.readings.first?["fish"]?.value == .unknown("blorp"))
  }

  @Test func otherWordsStandForThemselves() {
    #expect(Self.matcher.refuses("wheredoe haddock live"))
  }
}
