import Language
import Testing

/// Sentences written from templates.
@Suite struct SampleTests {
  private static func sentences(_ text: String, limit: Int = 20) throws -> [String] {
    var lexicon = Lexicon()
    lexicon.add("cod", spellings: ["Atlantic Cod", "Gadus"], to: "fish")
    lexicon.add("hake", spellings: ["Hake"], to: "fish")
    let grammar = try Grammar(parsing: [SourceFile(name: "en/test.intent", text: text)])
    return Sampler(grammar, lexicon).sentences(of: "a", limit: limit)
  }

  @Test func aTemplateOfFewSentencesIsWrittenOut() throws {
    #expect(
      try Self.sentences(
        """
        intent a
          say   (show|see) [me] do[es]
        """) == [
          "show do", "show does", "show me do", "show me does", "see do", "see does", "see me do",
          "see me does",
        ])
  }

  @Test func templatesTakeTurns() throws {
    #expect(
      try Self.sentences(
        """
        intent a
          say   one | two | three
          say   four
          say   five | six
        """, limit: 5) == ["one", "four", "five", "two", "six"])
  }

  @Test func slotsHoldRealThings() throws {
    #expect(
      try Self.sentences(
        """
        list  fish = @fish
        list  size = small: tiny | small: little | large: (big|huge)
        number  n = 1..12, 1/2
        ordinal 2 = second
        ordinal + = nd
        rule  <which> = <size:which>
        rule  <size> = {size}
        intent a
          say   {fish}
          say   <which>
          say   at {n}
          say   {ordinal:n} one
          say   find {text}
        """) == [
          "Atlantic Cod", "tiny", "at 3", "second one", "find Atlantic Cod", "Hake", "little",
          "at 12", "4nd one", "find Hake", "big", "at 1", "huge", "at 1/2",
        ])
  }

  @Test func whatMayRepeatIsSaidOnceAndTwice() throws {
    #expect(
      try Self.sentences(
        """
        rule  <colour> = red
        intent a
          say   <colour:where>+ fish
        """) == ["red fish", "red red fish"])
  }

  @Test func aTemplateOfManySentencesIsWrittenInPart() throws {
    let text = """
      rule  <word> = (one|two|three|four|five|six|seven|eight|nine|ten)
      intent a
        say   <word> <word> <word> <word> <word> <word> <word> <word> <word> <word> <word> <word>
      """
    let sentences = try Self.sentences(text, limit: 30)
    #expect(sentences.count == 30)
    #expect(Set(sentences).count == 30)
    #expect(sentences.first == "one one one one one one one one one one one one")
    #expect(try Self.sentences(text, limit: 30) == sentences)
  }

  @Test func thereIsNoSentenceOfNoIntent() throws {
    #expect(try Self.sentences("intent b\n  say   hello") == [])
    #expect(try Self.sentences("intent a\n  say   hello", limit: 0) == [])
  }

  @Test func asManySentencesOfThePondAreUnderstoodAsCanBe() throws {
    let sampler = Sampler(try Grammar(parsing: Pond.files), Pond.lexicon)
    let intents = [
      "fish.show", "fish.fact", "fish.list", "fish.compare", "monsters.list", "comics.search",
    ]
    for intent in intents {
      let sentences = sampler.sentences(of: intent, limit: 12)
      #expect(!sentences.isEmpty)
      for sentence in sentences where !sentence.contains("its") {
        #expect(Pond.matcher.read(sentence).hasPrefix(intent), "\(sentence)")
      }
    }
  }
}
