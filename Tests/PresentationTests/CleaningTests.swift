import Presentation
import Testing

/// Nothing that acts on a terminal, a room or a reader's eye leaves with a text.
@Suite struct CleaningTests {
  static let texts: [(String, String)] = [
    ("Red Snapper", "Red Snapper"),
    ("Clich\u{E9}d – “it’s”", "Clich\u{E9}d – “it’s”"),
    // Escape sequences go with their payload.
    ("a\u{1B}[2Jb", "ab"),
    ("a\u{1B}[38;5;196mred\u{1B}[0m", "ared"),
    ("a\u{1B}]0;owned\u{7}b", "ab"),
    ("a\u{1B}]8;;https://x.example\u{1B}\\b\u{1B}]8;;\u{1B}\\c", "abc"),
    ("a\u{1B}P1$r0m\u{1B}\\b", "ab"),
    ("a\u{1B}(0b\u{1B}cd", "abd"),
    ("a\u{9B}31mb", "ab"),
    ("a\u{9D}0;owned\u{9C}b", "ab"),
    ("a\u{1B}]0;never ended", "a"),
    ("a\u{1B}", "a"),
    // Breaks become one space.
    ("nice\r\nQUIT :bye", "nice QUIT :bye"),
    ("a\tb\u{B}c\u{C}d\u{85}e\u{2028}f\u{2029}g", "a b c d e f g"),
    ("a \n b", "a  b"),
    // Controls, and codes of IRC with their digits.
    ("a\u{0}b\u{1}c\u{8}d\u{7F}e", "abcde"),
    ("\u{3}04,12red\u{3} 936", "red 936"),
    ("\u{2}bold\u{2} \u{3}4,x \u{4}ff00ffhex\u{F}", "bold ,x hex"),
    // Direction and the invisible.
    ("\u{202E}LTR\u{202C}\u{2066}x\u{2069}\u{200E}", "LTRx"),
    ("a\u{200B}b\u{FEFF}c\u{AD}d\u{2060}e\u{E0041}f", "abcdef"),
    ("👩\u{200D}👦 ❤\u{FE0F}", "👩👦 ❤"),
    // Two marks on a letter are writing, three are noise.
    ("a\u{301}\u{302}\u{303}\u{304}b", "a\u{301}\u{302}b"),
    ("\u{FFFD}", "\u{FFFD}"),
  ]

  @Test(arguments: texts)
  func `a text is clean`(raw: String, clean: String) {
    #expect(Array(Cleaning.text(raw).unicodeScalars) == Array(clean.unicodeScalars))
  }

  static let echoes: [(String, String)] = [
    ("  haddok ", "haddok"),
    (String(repeating: "x", count: 41), String(repeating: "x", count: 40) + "…"),
    (String(repeating: "é", count: 40), String(repeating: "é", count: 40)),
    (
      "a\u{1B}[2J" + String(repeating: "z\u{301}\u{302}\u{303}", count: 3),
      "az\u{301}\u{302}z\u{301}\u{302}z\u{301}\u{302}"
    ),
    ("", ""),
  ]

  @Test(arguments: echoes)
  func `what a person wrote is quoted in part`(raw: String, echo: String) {
    #expect(Cleaning.echo(raw) == echo)
  }

  @Test func `a million marks are quoted at once`() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(Cleaning.echo(zalgo) == "a\u{301}\u{301}")
  }

  static let roomLines: [(String, String, String)] = [
    ("cod", "cod", "cod"),
    ("/join #x", "\u{2060}/join #x", " /join #x"),
    ("!op ana", "\u{2060}!op ana", " !op ana"),
    (".quit", "\u{2060}.quit", " .quit"),
    ("@room sale", "@\u{200B}room sale", "@ room sale"),
    ("xkcd @Everyone, @here", "xkcd @\u{200B}Everyone, @\u{200B}here", "xkcd @ Everyone, @ here"),
    ("ana@example.org", "ana@example.org", "ana@example.org"),
  ]

  @Test(arguments: roomLines)
  func `a line for a room pings nobody and runs nothing`(
    line: String, quiet: String, ascii: String
  ) {
    #expect(Cleaning.roomLine(line) == quiet)
    #expect(Cleaning.roomLine(line, ascii: true) == ascii)
  }

  static let addresses: [(String, String?)] = [
    ("https://xkcd.com/1/", "https://xkcd.com/1/"),
    ("https://x.example/a b\"c<d>é", "https://x.example/a%20b%22c%3Cd%3E%C3%A9"),
    ("https://x.example/a\u{1B}]8;;", "https://x.example/a%1B]8;;"),
    ("http://x.example/", nil), ("javascript:alert(1)", nil), ("file:///etc/passwd", nil),
    ("/api/images/x.png", nil), ("https://", nil), ("https:///x", nil), ("", nil),
  ]

  @Test(arguments: addresses)
  func `only plain https addresses are links`(url: String, safe: String?) {
    #expect(Address.safe(url) == safe)
  }
}
