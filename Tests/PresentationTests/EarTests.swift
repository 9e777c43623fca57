import Testing

@testable import Presentation

/// Signs are spoken as words; what cannot be spoken is left out.
@Suite struct EarTests {
  static let texts: [(String, String)] = [
    (
      "Goblin has challenge rating 1/4 (50 XP).",
      "Goblin has challenge rating one quarter (50 experience points)."
    ),
    ("walk 30 ft., fly 60 ft. (hover)", "walk 30 feet, fly 60 feet. (hover)"),
    ("reach 10 ft. Hit: 2d6+3", "reach 10 feet. Hit: 2 d 6 plus 3"),
    ("a 90 ft. line", "a 90 feet line"),
    ("18d10+36, 1d4-1 and d20", "18 d 10 plus 36, 1 d 4 minus 1 and d20"),
    ("+5, -1, −2 and ±3", "plus 5, minus 1, minus 2 and plus or minus 3"),
    ("rows 1–10 of 23, range 80/320", "rows 1 to 10 of 23, range 80 to 320"),
    ("#404 and ×2", "number 404 and times 2"),
    ("$31,600,000 in 2018", "31,600,000 dollars in 2018"),
    ("15.58 g fat, 44 mg sodium", "15.58 grams fat, 44 milligrams sodium"),
    ("See https://xkcd.com/936/ (https://x.example).", "See"),
    ("🎣 cod · haddock — “both” ────", "cod, haddock, “both”"),
    ("[[phonemes]] <b>*bold*</b> a_b", "phonemes b bold /b a b"),
    ("-w/tmp/x.wav --version -30 degrees", "w/tmp/x.wav version minus 30 degrees"),
    ("--------", ""),
    ("a\u{1B}[2Jb\nc", "ab c"),
    ("well-known it's 50% & more", "well-known it's 50% and more"),
    ("タラ à la carte", "タラ à la carte"),
  ]

  @Test(arguments: texts)
  func `a written text is told`(written: String, told: String) {
    #expect(Ear(words: English().ear).text(written) == told)
  }

  @Test func `no more than 600 characters are spoken, whole sentences first`() {
    var text = SpeechText(English().ear)
    for index in 1...100 { text.say("This is sentence \(index)") }
    #expect(text.text.count <= 600)
    #expect(text.text.hasSuffix("This is sentence 29."))
  }

  @Test func `one long passage is read as far as it goes`() {
    var text = SpeechText(English().ear)
    text.say(String(repeating: "word ", count: 300))
    #expect(text.text.count == 595)
    #expect(text.text.hasSuffix(" word."))
  }

  @Test func `a text that is all noise is not spoken`() {
    var text = SpeechText(English().ear)
    text.say("🎣 ──── https://x.example")
    #expect(text.text == "")
  }
}
