import Testing

@testable import Wires

@Suite("Input cleaning")
struct InputCleaningTests {
  @Test(
    "takes out what is not text",
    arguments: [
      ("show me salmon", "show me salmon"),
      ("  show me  salmon ", "show me  salmon"),
      ("", ""),
      ("   ", ""),
      ("goblin\r", "goblin"),
      ("show\tme\u{B}a\u{C}b\u{85}c\u{2028}d\u{2029}e\rf", "show me a b c d e f"),
      ("a\u{0}b\u{7}c\u{8}d\u{7F}e\u{84}f", "abcdef"),
      // Escape sequences, whole.
      ("\u{1B}[31mred\u{1B}[0m", "red"),
      ("\u{1B}[?2004hx", "x"),
      ("\u{1B}]0;owned\u{7}title", "title"),
      ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
      ("\u{1B}Pq#0\u{1B}\\cod", "cod"),
      ("\u{1B}_Gf=100\u{1B}\\cod", "cod"),
      ("\u{1B}]0;never ends cod", ""),
      ("\u{1B}]0;a\u{1B}[1mcod", "cod"),
      ("\u{1B}(Bcod", "cod"),
      ("\u{1B}ccod", "cod"),
      ("cod\u{1B}", "cod"),
      ("\u{9B}31mcod", "cod"),
      ("\u{9D}0;x\u{9C}cod", "cod"),
      // Codes of IRC, with their digits and no others.
      ("\u{3}04,12xkcd\u{3} 936", "xkcd 936"),
      ("\u{2}936\u{2} xkcd", "936 xkcd"),
      ("\u{F}goblin", "goblin"),
      ("\u{3}4,xkcd", ",xkcd"),
      ("\u{3}123", "3"),
      ("\u{4}FF00aa,00ff00cod", "cod"),
      ("\u{4}12 cod", "12 cod"),
      // What cannot be seen.
      ("\u{202E}abc\u{2066}d\u{2069}\u{200F}\u{61C}", "abcd"),
      ("g\u{200B}o\u{AD}b\u{2060}l\u{FEFF}i\u{200D}n", "goblin"),
      ("cod\u{E0041}\u{E007F}\u{FE0F}", "cod"),
      // Text that stays.
      ("🦑🦑 xkcd 936", "🦑🦑 xkcd 936"),
      ("👩\u{200D}👩\u{200D}👦 goblin", "👩👩👦 goblin"),
      ("clichéd e\u{301}", "clichéd e\u{301}"),
      ("сod ｃｏｄ", "сod ｃｏｄ"),
    ])
  func cleans(_ dirty: String, _ clean: String) {
    #expect(Array(InputCleaning.text(dirty).utf8) == Array(clean.utf8))
    #expect(Array(InputCleaning.text(Array(dirty.utf8)).utf8) == Array(clean.utf8))
  }

  @Test("replaces bytes that are no UTF-8")
  func repairs() {
    #expect(InputCleaning.text(Array("goblin ".utf8) + [0xFF, 0xFE]) == "goblin \u{FFFD}\u{FFFD}")
    #expect(InputCleaning.text([0xC0, 0x80, 0x61]) == "\u{FFFD}\u{FFFD}a")
    #expect(InputCleaning.text([0xED, 0xA0, 0x80, 0x61]).hasSuffix("\u{FFFD}a"))
  }

  @Test(
    "takes a quotation off a reply, and only a whole one",
    arguments: [
      ("> <@ana:x> xkcd 12\n\ngoblin", "goblin"),
      ("> a\n> b\n\ngoblin\nlich", "goblin\nlich"),
      ("> a\r\n\r\ngoblin", "goblin"),
      ("> a\ngoblin", "> a\ngoblin"),
      ("> a", "> a"),
      ("goblin", "goblin"),
      ("", ""),
      ("\ngoblin", "\ngoblin"),
    ])
  func unquotes(_ text: String, _ rest: String) {
    #expect(InputCleaning.withoutReplyQuote(text) == rest)
  }
}
