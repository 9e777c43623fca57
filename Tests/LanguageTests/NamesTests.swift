import Testing

@testable import Language

/// Names that a language gives to things of the lexicon.
@Suite struct NamesTests {
  private static func matcher(_ text: String) throws -> Matcher {
    var lexicon = Lexicon()
    lexicon.add("cod", spellings: ["Atlantic Cod"], to: "fish")
    let file = SourceFile(
      name: "de/a.intent",
      text: """
        list fish = @fish
        ordinary grün
        filler über
        \(text)
        intent show
          say zeig {fish}
          does show {fish}
        """)
    return try Matcher(try Grammar(parsing: [file]), lexicon)
  }

  @Test func aNameFindsTheThing() throws {
    let matcher = try Self.matcher("name fish cod = Kabeljau | Dörsch")
    for said in ["zeig Kabeljau", "zeig dorsch", "zeig atlantic cod"] {
      #expect(matcher.understand(said).readings.first?["fish"]?.value == .things(["cod"]))
    }
  }

  @Test func aNameOfAThingThatIsNotThereIsNoMistake() throws {
    let matcher = try Self.matcher("name fish whale = Wal")
    #expect(matcher.understand("zeig wal").readings.first?["fish"]?.value != .things(["whale"]))
  }

  @Test func aNameWithoutAThingIsAMistake() {
    #expect(throws: IntentError.self) { try Self.matcher("name fish = Kabeljau") }
  }

  @Test func wordsOfTheLanguageAreFolded() throws {
    let matcher = try Self.matcher("")
    #expect(matcher.isFiller("uber"))
    #expect(!matcher.isFiller("grun"))
    #expect(!matcher.isFiller("nichts"))
  }
}
