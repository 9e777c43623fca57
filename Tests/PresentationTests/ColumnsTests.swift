import Testing

@testable import Presentation

/// Width is counted as terminals draw, and text is cut between characters only.
@Suite struct ColumnsTests {
  static let widths: [(String, Int)] = [
    ("", 0), ("cod", 3), ("caf\u{E9}", 4), ("cafe\u{301}", 4), ("“a” – b…", 8),
    ("タラ", 4), ("한국어", 6), ("ﬁsh", 3), ("Ｆ", 2), ("🐟", 2), ("🐟🐟", 4),
    ("👩\u{200D}👩\u{200D}👦", 2), ("👍🏽", 4), ("🇳🇴", 2), ("❤", 1), ("❤\u{FE0F}", 1),
    ("1\u{FE0F}\u{20E3}", 1),
    ("a\u{200B}b", 2), ("דג", 2), ("z\u{301}\u{302}\u{303}", 1), ("\u{1100}\u{1161}", 2),
    ("╭─╮", 3), ("\u{1B}", 0), ("\u{A0}", 1), ("𠀀", 2),
  ]

  @Test(arguments: widths)
  func `a text is as wide as it is drawn`(text: String, width: Int) {
    #expect(Columns.width(text) == width)
  }

  static let cuts: [(String, Int, String)] = [
    ("haddock", 7, "haddock"), ("haddock", 6, "haddo…"), ("haddock", 1, "h"),
    ("cod fish", 5, "cod…"), ("cafe\u{301}s", 4, "caf…"), ("cafe\u{301}s", 5, "cafe\u{301}s"),
    ("タラコ", 5, "タラ…"), ("タラコ", 4, "タ…"), ("🐟", 1, ""),
    ("a👩\u{200D}👩\u{200D}👦b c", 4, "a👩\u{200D}👩\u{200D}👦…"), ("a👩\u{200D}👩\u{200D}👦bcd", 3, "a…"),
  ]

  @Test(arguments: cuts)
  func `a text is cut between characters`(text: String, width: Int, cut: String) {
    #expect(Columns.truncated(text, to: width) == cut)
    #expect(Columns.width(Columns.truncated(text, to: width)) <= width)
  }

  @Test func `padding counts columns, not characters`() {
    #expect(Columns.padded("タラ", to: 6) == "タラ  ")
    #expect(Columns.padded("haddock", to: 3) == "haddock")
  }

  static let faces: [(String, String)] = [
    ("“it’s” – 2×3 · x…", "\"it's\" - 2x3 - x..."),
    ("Clichéd Königsberg Númenor", "Cliched Konigsberg Numenor"),
    ("cafe\u{301} ß Æ Łódź", "cafe ss AE Lodz"), ("½ ±5 38°", "1/2 +/-5 38o"), ("🎣 cod", " cod"),
    ("タラ fish", "? fish"), ("The\u{2009}bacon", "The bacon"), ("╭─╮", ".-."),
  ]

  @Test(arguments: faces)
  func `every text has a face in ASCII`(text: String, ascii: String) {
    #expect(Folding.ascii(text) == ascii)
  }
}
