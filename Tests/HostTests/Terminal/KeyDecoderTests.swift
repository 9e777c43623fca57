import Testing

@testable import Host

@Suite struct KeyDecoderTests {
  func keys(_ input: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(input.utf8)
  }

  @Test(
    arguments: [
      ("abc", [.text("abc")]),
      ("Clichéd 🐟", [.text("Clichéd 🐟")]),
      ("a\rb\n", [.text("a"), .enter, .text("b"), .enter]),
      (
        "\u{01}\u{02}\u{03}\u{04}\u{05}\u{06}",
        [.home, .left, .interrupt, .endOfInput, .end, .right]
      ),
      (
        "\u{08}\t\u{0B}\u{0C}\u{15}\u{17}",
        [.backspace, .tab, .eraseToEnd, .clearScreen, .eraseToStart, .eraseWord]
      ),
      ("\u{0E}\u{10}\u{19}\u{1A}\u{7F}", [.down, .up, .yank, .suspend, .backspace]),
      (
        "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}[H\u{1B}[F",
        [.up, .down, .right, .left, .home, .end]
      ),
      ("\u{1B}OA\u{1B}OH", [.up, .home]),
      ("\u{1B}[1~\u{1B}[3~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .delete, .end, .home, .end]),
      ("\u{1B}[1;5C\u{1B}[1;3D\u{1B}[1;2A", [.wordRight, .wordLeft, .up]),
      ("\u{1B}b\u{1B}f\u{1B}\u{7F}", [.wordLeft, .wordRight, .eraseWord]),
    ] as [(String, [Key])])
  func keysAreTold(_ input: String, expected: [Key]) {
    #expect(keys(input) == expected)
  }

  @Test(arguments: [
    "\u{1B}[31m", "\u{1B}[?25h", "\u{1B}[99~", "\u{1B}[5;6R", "\u{1B}]0;title\u{07}",
    "\u{1B}]0;title\u{1B}\\", "\u{1B}Pdata\u{1B}\\", "\u{1B}[<0;1;1M", "\u{1B}z", "\u{00}\u{1D}",
    "\u{9B}31m", "\u{9B}?25h", "\u{9B}201~", "\u{9D}0;title\u{07}", "\u{9D}0;title\u{9C}",
    "\u{90}data\u{1B}\\", "\u{98}x\u{9C}", "\u{9E}x\u{9C}", "\u{9F}x\u{1B}\\",
    "\u{1B}]0;é\u{9C}", "\u{84}", "\u{8F}", "\u{202E}", "\u{2066}",
  ])
  func whatIsNoKeyIsDroppedWhole(_ input: String) {
    #expect(
      keys("a" + input + "b").filter { $0 != .text("") } == [.text("a"), .text("b")]
        || keys("a" + input + "b") == [.text("ab")])
  }

  @Test(arguments: 1...7)
  func whereTheBytesAreCutMakesNoDifference(_ size: Int) {
    let input = Array("é🐟\u{1B}[1;5Cx\u{1B}[200~a\nb🐟\u{1B}[201~\r".utf8)
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for start in stride(from: 0, to: input.count, by: size) {
      keys += decoder.decode(input[start..<min(start + size, input.count)])
    }
    // Text may come in several pieces.
    let merged = keys.reduce(into: [Key]()) { merged, key in
      if case .text(let new) = key, case .text(let old)? = merged.last {
        merged[merged.count - 1] = .text(old + new)
      } else {
        merged.append(key)
      }
    }
    #expect(merged == [.text("é🐟"), .wordRight, .text("x"), .paste("a b🐟", discarded: 0), .enter])
  }

  @Test(arguments: [
    ("one\r\ntwo\nthree\tfour", "one  two three four"),
    ("\u{03}\u{04}quit\u{1B}[Ax", "quitx"),
    ("a\u{1B}]0;t\u{07}b\u{202E}", "ab"),
    ("a\u{9B}31mb\u{9B}201~\u{9B}Ac", "abc"),
    ("a\u{9D}0;t\u{9C}b\u{90}x\u{1B}\\c", "abc"),
    ("the \u{9D}cod\u{9D} now", "the cod now"), ("a\u{90}b", "ab"), ("a\u{98}b", "ab"),
    ("a\u{9E}b", "ab"), ("a\u{9F}b", "ab"), ("a\u{1B}]0;b", "a0;b"), ("a\u{1B}P1", "a1"),
    ("a\u{0B}b\u{0C}c\u{85}d\u{2028}e\u{2029}f", "a b c d e f"),
    ("", ""),
  ])
  func aPastedBlockIsOneLineAndNoKeys(_ block: String, expected: String) {
    #expect(
      keys("\u{1B}[200~\(block)\u{1B}[201~\r") == [.paste(expected, discarded: 0), .enter])
  }

  @Test func aPastedBlockOverTheLimitIsCutAndCounted() {
    let block = String(repeating: "x", count: KeyDecoder.pasteLimit + 1000)
    #expect(
      keys("\u{1B}[200~\(block)\u{1B}[201~")
        == [.paste(String(repeating: "x", count: KeyDecoder.pasteLimit), discarded: 1000)])
  }

  @Test func anEscapeAloneIsAKeyOnceNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isUndecided)
    #expect(decoder.decodePause() == [.escape])
    #expect(decoder.isUndecided == false)
    #expect(decoder.decode("[A".utf8) == [.text("[A")])
  }

  @Test func anUnfinishedSequenceSwallowsNothingForEver() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}]abc".utf8) == [])
    #expect(decoder.decode("def\r".utf8) == [.enter])
    #expect(decoder.decode("\u{1B}[12".utf8) == [])
    #expect(decoder.decodePause() == [])
    #expect(decoder.decode("x".utf8) == [.text("x")])
    #expect(decoder.decode("\u{1B}[1\u{03}".utf8) == [.interrupt])
  }

  @Test(arguments: 1...3)
  func aControlCharacterMayBeCutInTwo(_ size: Int) {
    let input = Array("a\u{9B}31mb\u{9D}x\u{9C}c鰛\r".utf8)
    var decoder = KeyDecoder()
    let keys = stride(from: 0, to: input.count, by: size).flatMap { start in
      decoder.decode(input[start..<min(start + size, input.count)])
    }
    let text = keys.map { key in if case .text(let text) = key { text } else { "" } }.joined()
    #expect(text == "abc鰛")
    #expect(keys.last == .enter)
  }

  @Test func bytesThatAreNoTextAreRepaired() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x61, 0xFF, 0x62]) == [.text("a\u{FFFD}b")])
    #expect(decoder.decode([0xC3]) == [])
    #expect(decoder.decode([0x0D]) == [.text("\u{FFFD}"), .enter])
  }
}
