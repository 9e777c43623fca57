import Testing

@testable import Language

@Suite("Numerals") struct NumeralsTests {
  private static let grammar = """
    numeral 0 = zero
    numeral 1 = one
    numeral 2 = two
    numeral 3 = three
    numeral 6 = six
    numeral 9 = nine
    numeral 15 = fifteen
    numeral 20 = twenty
    numeral 30 = thirty
    numeral *100 = hundred
    numeral *1000 = thousand
    numeral 1/2 = half
    numeral 1/4 = quarter | quarters
    numeral + = and
    ordinal 1 = first
    ordinal 2 = second
    ordinal + = st | nd | rd | th
    """

  private func numbers(_ text: String) throws -> [String] {
    let grammar = try Grammar(parsing: [SourceFile(name: "n.intent", text: Self.grammar)])
    var vocabulary = Vocabulary()
    let numerals = Numerals(grammar, &vocabulary)
    let utterance = Tokenizer.tokenize(text)
    let words = utterance.tokens.indices.map { Int32(vocabulary.find(utterance.word($0)) ?? -1) }
    return numerals.numbers(at: 0, of: utterance, words: words).map { found in
      "\(found.number)\(found.isOrdinal ? "." : "") to \(found.end)"
    }
  }

  @Test(
    "reads the longest number first",
    arguments: [
      ("nine hundred thirty six", "936 to 4"), ("nine hundred and thirty six", "936 to 5"),
      ("two thousand fifteen", "2015 to 3"), ("two thousand and one", "2001 to 4"),
      ("twenty first", "21. to 2"), ("twenty one", "21 to 2"), ("one half", "1/2 to 2"),
      ("three quarters", "3/4 to 2"), ("half", "1/2 to 1"), ("fifteen", "15 to 1"),
      ("second", "2. to 1"), ("3rd", "3. to 1"), ("21st", "21. to 1"), ("12", "12 to 1"),
      ("one thousand thousand", "1000 to 2"),
    ])
  func longest(text: String, expected: String) throws {
    #expect(try numbers(text).first == expected)
  }

  @Test(
    "keeps apart what is not one number",
    arguments: [
      ("one two", ["1 to 1"]), ("six twenty", ["6 to 1"]), ("twenty fifteen", ["20 to 1"]),
      ("twenty and one", ["20 to 1"]), ("twenty", ["20 to 1"]),
      ("nine hundred", ["900 to 2", "9 to 1"]),
      ("twenty one half", ["21 to 2", "20 to 1"]), ("cod", []), ("80s", []), ("th", []),
    ])
  func apart(text: String, expected: [String]) throws {
    #expect(try numbers(text) == expected)
  }
}
