import Language
import Testing

/// Why something was understood as it was, as lines and as JSON.
@Suite struct ExplanationTests {
  private static func explain(_ text: String, in context: Context = Context()) throws -> Explanation
  {
    Explanation(try #require(Pond.matcher).understand(text, in: context))
  }

  @Test func aReadingIsToldWithItsPlaceSlotsAndCost() throws {
    let lines = try Self.explain("calories of sockey").lines
    #expect(
      lines == [
        "tokens: calories of sockey",
        "reading: fish.fact, by template, en/fish.intent:17:9",
        "  template: {fact} (of|in) {fish} | how many {fact} (has|does) {fish} [have]",
        "  does: fact calories of sockeye-salmon",
        "  fact = calories (“calories”)",
        "  fish = sockeye-salmon (“sockey”, mended, a part of the name)",
        "  cost: name edits 11, partial name 1, loose 6, rank 1",
      ])
  }

  @Test func theRunnerUpIsToldWithWhatItLostBy() throws {
    let lines = try Self.explain("haddock").lines
    #expect(
      lines.contains(
        "runner-up: comics.show, en/comics.intent:5:9: {comic} | (<show>|comic|comic called) {comic}"
      ))
    #expect(lines.contains("  lost by late list: 1 against 0"))
  }

  @Test func groupsAreToldPartByPart() throws {
    let lines = try Self.explain("not wild red fish").lines
    #expect(
      Array(lines[3...8]) == [
        "  does: list fish [not=not harvest=wild] [color=red]",
        "  where (“not wild”)", "    not = not (“not”)", "    harvest = wild (“wild”)",
        "  where (“red”)", "    color = red (“red”)",
      ])
  }

  @Test func partsOfACompoundAreToldOneByOne() throws {
    let lines = try Self.explain("show me the lich and read it").lines
    #expect(
      lines.prefix(3) == [
        "tokens: show me the lich and read it", "part 1", "  tokens: show me the lich",
      ])
    #expect(lines.contains("    thing = lich (“it”, from the context)"))
  }

  @Test func whatIsNotUnderstoodIsToldWithTheWordsNobodyKnows() throws {
    let lines = try Self.explain("compare the prices of everything everywhere").lines
    #expect(
      lines == [
        "tokens: compare the prices of everything everywhere",
        "unknown words: prices everything everywhere", "nearest: compare haddock and swordfish",
        "no reading",
      ])
  }

  @Test func theSameIsThereAsJSON() throws {
    let json = try Self.explain("Show \"haddock\" card").json
    #expect(
      json == """
        {"tokens":["show","haddock","card"],"readings":[{"intent":"fish.show","method":"template",\
        "template":"<show> {fish} [card]","location":"en/fish.intent:12:9","does":"show haddock",\
        "slots":[{"name":"fish","list":"fish","things":["haddock"],"said":"haddock","from":1,"to":2}],\
        "cost":{"loose":3,"rank":1}}]}
        """)
  }

  @Test func JSONIsQuoted() throws {
    let json = try Self.explain("search for \"a\\b\"\u{1}\u{7F}é").json
    #expect(json.contains(#""text":"a\\b\"\u0001\u007fé""#))
  }
}
