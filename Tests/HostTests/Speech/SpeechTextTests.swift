import Testing

@testable import Host

@Suite struct SpeechTextTests {
  @Test(arguments: [
    ("Strength, plus 2.", "Strength, plus 2."),
    ("  one\ntwo\tthree\u{0}four\u{1B}  ", "one two three four"),
    ("[[h@'loU]] and [[[", "[ [h@'loU]] and [ [ ["),
    ("-w/tmp/x.wav", "-w/tmp/x.wav"),
    ("!-!SET self VOICE x", " !-!SET self VOICE x"),
    ("it's $(touch x) ; `id`", "it's $(touch x) ; `id`"),
  ])
  func theTextIsOneLineWithoutCodes(_ text: String, expected: String) {
    #expect(SpeechText.prepared(text) == expected)
  }

  @Test(arguments: ["", " \n\t ", "\0"])
  func whereNothingIsLeftNothingIsSaid(_ text: String) {
    #expect(SpeechText.prepared(text) == nil)
  }

  @Test func aLongTextEndsWithAWord() {
    let text = String(repeating: "seven77 ", count: 1000)
    #expect(
      SpeechText.prepared(text)
        == String(repeating: "seven77 ", count: 75).trimmingSuffix { $0 == " " })
  }

  @Test func aLongWordIsCut() {
    #expect(SpeechText.prepared(String(repeating: "é", count: 1000))?.count == 600)
  }

  @Test func charactersOfAnyLengthFitIntoAPipe() throws {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(try #require(SpeechText.prepared(text)).utf8.count < SpeechText.byteLimit)
    let wide = String(repeating: "👩‍👩‍👧‍👦", count: 600)
    #expect(try #require(SpeechText.prepared(wide)).utf8.count < SpeechText.byteLimit)
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
