import Testing

@testable import Language

@Suite("Tokenizer") struct TokenizerTests {
  @Test(
    "splits and folds",
    arguments: [
      ("Show me SOCKEYE!", "show me sockeye"),
      ("what's", "whats"),
      ("what’s", "whats"),
      ("whats", "whats"),
      ("Heather`s", "heathers"),
      ("will-o'-wisp", "will o wisp"),
      ("co—op", "co op"),
      ("Clichéd", "cliched"),
      ("Cliche\u{301}d", "cliched"),
      ("Ｆｉｓｈ ７", "fish 7"),
      ("Straße Œuvre", "strasse oeuvre"),
      ("cod 🐟 please", "cod please"),
      ("cod🐟haddock", "cod haddock"),
      ("cod\r\nhaddock\r", "cod haddock"),
      ("cod\0haddock", "cod haddock"),
      ("zero\u{200B}width", "zerowidth"),
      ("a<=b ≥ c & d", "a <= b >= c & d"), ("a < b>c == d", "a < b > c = d"),
      ("", ""),
      (" \t .,!? ", ""), ("cod; haddock", "cod ; haddock"),
    ])
  func splits(text: String, words: String) {
    #expect(Tokenizer.tokenize(text).texts.joined(separator: " ") == words)
  }

  @Test(
    "reads numbers in digits",
    arguments: [
      ("2,834", "2834"), ("2,83", "2 83"), ("#12", "12"), ("+12", "12"), ("-3", "-3"),
      ("−3", "3"), ("10-3", "10 3"), ("1/2", "1/2"), ("½", "1/2"), ("¼", "1/4"), ("0.5", "1/2"),
      ("0.10", "0.1"), ("3-5", "3 5"), ("20+", "20"), ("7.", "7"), ("1/0", ""),
      ("99999999999999999999", "999999999999"), ("1st", ""), ("80s", ""), ("x2", ""), ("٣", ""),
      ("\"2014\"", ""), ("“2014”", ""), ("\"a\" 2014", "2014"), ("007", "7"),
    ])
  func numbers(text: String, numbers: String) {
    let found = Tokenizer.tokenize(text).tokens.compactMap(\.number)
    #expect(found.map(\.description).joined(separator: " ") == numbers)
  }

  @Test(
    "keeps what stands beside a number",
    arguments: [
      ("20+", "20 +"), ("3-5", "3 - 5"), ("1st", "1st"), ("80s", "80s"), ("c137", "c137"),
      ("5+3", "5 3"), ("-3", "-3"),
    ])
  func signs(text: String, words: String) {
    #expect(Tokenizer.tokenize(text).texts.joined(separator: " ") == words)
  }

  @Test("tells where each token stands in the text")
  func places() {
    let utterance = Tokenizer.tokenize("Café noir, 1/2 “x”!")
    let words = utterance.tokens.indices.map { utterance.sourceText(from: $0, to: $0 + 1) }
    #expect(words == ["Café", "noir", "1/2", "x"])
    #expect(utterance.sourceText(from: 0, to: 2) == "Café noir")
    #expect(utterance.sourceText(from: 1, to: 1) == "")
  }

  @Test("forgets one text before the next")
  func reads() {
    var tokenizer = Tokenizer()
    tokenizer.read("an \"open quotation and a long text")
    tokenizer.read("12 cod")
    #expect(tokenizer.utterance.texts == ["12", "cod"])
    #expect(tokenizer.utterance.tokens[0].number == Number(12))
  }

  @Test("takes any bytes", arguments: [0x00, 0x7F, 0x80, 0x7FF, 0x800, 0xFFFD, 0xFFFF, 0x10FFFF])
  func anything(value: Int) throws {
    let scalar = try #require(Unicode.Scalar(UInt32(value)))
    let text = "cod \(Character(scalar)) haddock"
    let texts = Tokenizer.tokenize(text).texts
    #expect(texts.first == "cod" && texts.last == "haddock")
  }
}
