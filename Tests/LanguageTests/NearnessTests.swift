import Language
import Testing

/// Intents that are meant at once where what they are near to is spoken of.
@Suite struct NearnessTests {
  private static let intents = """
    list  fish = @fish
    list  color = red: red | blue: blue

    intent paint
      say   only {color}
      near  paints
      does  filter paints {color}

    intent fish
      say   only {fish}
      does  filter fish {fish}
    """

  private let matcher = try? Matcher.small(intents, fish: [["Red Snapper"], ["Haddock"]])

  private func read(_ text: String, _ circumstances: [String], preferred: String? = nil) -> String?
  {
    matcher?.understand(text, in: Context(circumstances: circumstances, preferred: preferred))
      .inShort
  }

  @Test func nearToNothingAWordIsAValueBeforeItIsHalfAName() {
    #expect(read("only red", []) == "paint color=red")
  }

  @Test func farFromItHalfANameOfWhatIsSpokenOfComesFirst() {
    #expect(read("only red", ["fish"], preferred: "fish") == "fish fish=Red Snapper")
  }

  @Test func farFromItAWordThatNothingElseKnowsIsStillAValue() {
    #expect(read("only blue", ["fish"], preferred: "fish") == "paint color=blue")
  }

  @Test func nearToItAWordIsAValueWhateverIsPreferred() {
    #expect(read("only red", ["paints"]) == "paint color=red")
    #expect(read("only red", ["fish", "paints"], preferred: "fish") == "paint color=red")
  }
}
