import Testing

@testable import Language

@Suite("Grammar parser") struct GrammarParserTests {
  private func grammar(_ text: String) throws(IntentError) -> Grammar {
    try Grammar(parsing: [SourceFile(name: "en/fish.intent", text: text)])
  }

  @Test("reads an intent with all its lines")
  func intent() throws {
    let grammar = try grammar(
      """
      topic Fish
      intent fish.habitat   # where they live
        say   where do[es] {fish} live
        ask   where does it live
        words live habitat !cook
        when  screen fish
        does  show fish.habitat of {fish} {more?}
        test  where does cod live => fish=cod n=2 name="Red Snapper"
        not   where is my phone
      """)
    let intent = grammar.intents[0]
    #expect(grammar.titles.map(\.title) == ["Fish"])
    #expect(intent.name == "fish.habitat")
    #expect(intent.topic == "fish")
    #expect(intent.templates.map(\.text) == ["where do[es] {fish} live", "where does it live"])
    #expect(intent.templates.map(\.leansOnContext) == [false, true])
    #expect(intent.templates[0].location.description == "en/fish.intent:3:9")
    #expect(intent.words == ["live", "habitat"])
    #expect(intent.forbidden == ["cook"])
    #expect(intent.circumstances == ["screen", "fish"])
    #expect(
      intent.does == [
        .word("show"), .word("fish.habitat"), .word("of"), .slot("fish"), .slot("more?"),
      ])
    #expect(intent.tests[0].utterance == "where does cod live")
    #expect(
      intent.tests[0].slots.map { "\($0.name)=\($0.value)" }
        == ["fish=cod", "n=2", "name=Red Snapper"])
    #expect(intent.nots[0].utterance == "where is my phone")
  }

  @Test("reads definitions")
  func definitions() throws {
    let grammar = try grammar(
      """
      rule <show> = show | find
      list size = tiny | large: big | huge
      list fish = @fishes strict late
      number cr = 0..30, 1/8, 1/4
      ending s | ies = y
      pronoun fish monster = it | this one
      skip please | could you
      join and then | and
      numeral *100 = hundred
      ordinal + = st | nd
      """)
    #expect(grammar.rules["show"] == .choice([.word("show"), .word("find")]))
    let size = try #require(grammar.lists["size"])
    #expect(size.entries.map(\.value) == ["tiny", "large", "huge"])
    let fish = try #require(grammar.lists["fish"])
    #expect(fish.source == "fishes" && fish.isStrict && fish.isLate)
    let cr = try #require(grammar.numbers["cr"])
    let held = [Number(0), Number(30), Number(1, over: 8), Number(1, over: 2), Number(31)]
    #expect(held.map(cr.contains) == [true, true, true, false, false])
    #expect(grammar.endings.map { "\($0.ending)-\($0.replacement)" } == ["s-", "ies-y"])
    #expect(grammar.pronouns[0].lists == ["fish", "monster"])
    #expect(grammar.pronouns[0].words == ["it", "this one"])
    #expect(grammar.skips == [["please"], ["could", "you"]])
    #expect(grammar.joins == [["and", "then"], ["and"]])
    #expect(grammar.numerals[0].multiplies && grammar.numerals[0].number == Number(100))
    #expect(grammar.ordinalEndings == ["st", "nd"])
  }

  @Test("goes on with the line before it, and forgives Windows and tabs")
  func lines() throws {
    let grammar = try grammar("rule <a> = b\r\n\t| c\r\n\r\n# comment\r\n  | d#e\r\n")
    #expect(
      grammar.rules["a"] == .choice([.word("b"), .word("c"), .sequence([.word("d"), .word("e")])]))
  }

  @Test("the order of files does not matter")
  func files() throws {
    let one = SourceFile(name: "en/a.intent", text: "intent a\nsay <b>")
    let other = SourceFile(name: "en/b.intent", text: "rule <b> = c")
    let left = try Grammar(parsing: [one, other])
    let right = try Grammar(parsing: [other, one])
    #expect(left.intents.map(\.name) == right.intents.map(\.name))
    #expect(left.rules == right.rules)
  }

  @Test(
    "tells what is wrong, and where",
    arguments: [
      ("intnet a", .unknownKeyword("intnet"), "1:1"), ("say cod", .outsideIntent("say"), "1:1"),
      ("intent", .missing("name"), "1:7"), ("intent a\nintent a", .duplicate("a"), "2:8"),
      ("rule <a> b", .missing("="), "1:6"), ("rule <a> = b\nrule <a> = c", .duplicate("a"), "2:6"),
      ("list a = b\nlist a = c", .duplicate("a"), "2:6"),
      ("number a = 1..x", .badNumber("1..x"), "1:12"),
      ("numeral x = ten", .badNumber("x"), "1:9"),
      ("intent a\nrule <b> = c\nsay d", .outsideIntent("say"), "3:1"),
      ("  say cod", .outsideIntent("say"), "1:3"), ("  sya cod", .unknownKeyword("sya"), "1:3"),
      ("\u{FEFF}intnet a", .unknownKeyword("intnet"), "1:1"),
    ] as [(String, IntentError.Problem, String)])
  func refuses(text: String, problem: IntentError.Problem, place: String) {
    let error = #expect(throws: IntentError.self) { try grammar(text) }
    #expect(error?.problem == problem)
    #expect(error?.location.description == "en/fish.intent:\(place)")
  }
}
