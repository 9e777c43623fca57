import Testing

@testable import Language

@Suite("Folding") struct FoldingTests {
  private func folded(_ text: String) -> String {
    var letters: [UInt8] = []
    for scalar in text.unicodeScalars { _ = Folding.fold(scalar, into: &letters) }
    return String(decoding: letters, as: UTF8.self)
  }

  @Test(
    "takes case and diacritics off",
    arguments: [
      ("ÀÉÎÕÜ", "aeiou"), ("àéîõü", "aeiou"), ("ÇÑŠŽ", "cnsz"), ("Ł", "l"), ("ÆŒ", "aeoe"),
      ("ß", "ss"), ("Þ", "th"), ("Ⅻ", "ⅻ"), ("Щ", "щ"), ("Ｚ", "z"), ("９", "9"), ("日", "日"),
    ])
  func letters(text: String, letters: String) {
    #expect(folded(text) == letters)
  }

  @Test(
    "leaves nothing of marks and of what cannot be seen",
    arguments: ["\u{301}", "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{FE0F}", "\u{202E}"])
  func nothing(text: String) throws {
    var letters: [UInt8] = []
    let kind = Folding.fold(try #require(text.unicodeScalars.first), into: &letters)
    guard case .nothing = kind else {
      Issue.record("\(kind)")
      return
    }
    #expect(letters.isEmpty)
  }

  @Test("emoji and signs part words", arguments: ["🐟", "×", "÷", "€", "…", "\u{A0}", "\u{3000}"])
  func spaces(text: String) throws {
    var letters: [UInt8] = []
    let kind = Folding.fold(try #require(text.unicodeScalars.first), into: &letters)
    guard case .space = kind else {
      Issue.record("\(kind)")
      return
    }
    #expect(letters.isEmpty)
  }
}
