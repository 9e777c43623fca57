import Testing

@testable import Catalogs

@Suite struct WordsTests {
  @Test(arguments: [
    ("Will-o'-Wisp", ["will", "o", "wisp"]),
    ("Königsberg", ["konigsberg"]),
    ("Ko\u{308}nigsberg", ["konigsberg"]),
    ("Árboles Mentirosos", ["arboles", "mentirosos"]),
    ("Morty’s Story", ["mortys", "story"]),
    ("A‘u", ["au"]),
    ("Earth (J19ζ7)", ["earth", "j19zeta7"]),
    ("Straße", ["strase"]),
    ("Москва 日本", ["москва", "日本"]),
    ("5 × 3", ["5", "3"]),
    ("\u{202E}!?", []),
    ("", []),
  ])
  func textsAreFolded(text: String, words: [String]) {
    #expect(Words(text).all == words)
  }

  @Test(arguments: [
    ("Citadel of Ricks", "citadel", true), ("Citadel of Ricks", "of ricks", true),
    ("Citadel of Ricks", "rick", false), ("Citadel of Ricks", "citadel ricks", false),
    ("any non-good alignment", "good", false), ("any non-good alignment", "non-good", true),
    ("neutral good (50%) or neutral evil (50%)", "evil", true), ("Gulf", "gulf of alaska", false),
    ("", "a", false), ("a", "", false),
  ])
  func phrasesHoldWholeWords(phrase: String, words: String, expected: Bool) {
    #expect(Words(phrase).holds(Words(words)) == expected)
  }
}
