import Testing

@testable import Replay

@Suite("Line patterns")
struct LinePatternTests {
  @Test(
    "match",
    arguments: [
      ("Archery Feat", "Archery Feat"),
      ("", ""),
      ("#[INT] · [DATE]", "#3288 · 21 August 2026"),
      ("[INT]", "-3"),
      ("[INT] fish", "1,234,567 fish"),
      ("[INT], then", "12, then"),
      ("[INT]5", "12345"),
      ("[DATE]", "2026-08-21"),
      ("on [DATE].", "on August 21st 2026."),
      ("[DATE]", "Aug 21, 2026"),
      ("[DATE]", "21. März 2026"),
      ("[DATE]", "1 May 2026"),
      ("see [URL]", "see https://xkcd.com/353/"),
      ("([URL])", "(http://127.0.0.1:8600/x)"),
      ("Cod [..]", "Cod "),
      ("Cod[..]", "Cod is white"),
      ("[..] of [..]", "a of b of c"),
      ("a [b] [INT", "a [b] [INT"),
      ("[INT]", "[INT]"),
      ("[x=y] z", "[x=y] z"),
    ])
  func matches(_ pattern: String, _ line: String) {
    var captures = Captures()
    #expect(LinePattern(pattern).matches(Array(line.utf8), &captures))
  }

  @Test(
    "do not match",
    arguments: [
      ("Cod", "cod"), ("Cod", "Cod "), ("[INT]", "x"), ("[INT]", "12 "), ("[INT]", ""),
      ("[INT]", "1,23"), ("[DATE]", "21 Augustus 2026"), ("[DATE]", "21 August"),
      ("[DATE]", "2026-08-211"), ("[URL]", "https://"), ("[URL]", "ftp://x"), ("[URL]", "xkcd.com"),
      ("[=n]", "7"), ("é", "e\u{301}"), ("[..]x", "y"),
    ])
  func differs(_ pattern: String, _ line: String) {
    var captures = Captures()
    #expect(!LinePattern(pattern).matches(Array(line.utf8), &captures))
  }

  @Test("what was captured is required again")
  func captures() {
    var captures = Captures()
    #expect(LinePattern("#[n=INT] [when=DATE]").matches(Array("#12 2026-08-21".utf8), &captures))
    #expect(LinePattern("[=n]/[=when]").matches(Array("12/2026-08-21".utf8), &captures))
    #expect(!LinePattern("[=n]").matches(Array("13".utf8), &captures))
    #expect(LinePattern("[n=INT][n=INT]").matches(Array("12".utf8), &captures))
    #expect(LinePattern("[=n]").matches(Array("2".utf8), &captures))
  }

  @Test("a failed match captures nothing")
  func noCapture() {
    var captures = Captures()
    #expect(!LinePattern("[n=INT]x").matches(Array("12y".utf8), &captures))
    #expect(captures["n"] == nil)
  }
}
