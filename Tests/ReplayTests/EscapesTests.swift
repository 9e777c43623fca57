import Testing

@testable import Replay

@Suite("Escapes")
struct EscapesTests {
  @Test(
    "write out what cannot be seen",
    arguments: [
      ("plain é 文 🐟", "plain é 文 🐟"),
      ("\u{1B}[1m\u{7}\u{0}\u{7F}", #"\x1b[1m\x07\x00\x7f"#),
      ("\u{9B}\u{202E}\u{200B}\u{FEFF}", #"\u{9b}\u{202e}\u{200b}\u{feff}"#),
      ("a\u{A0}b\tc", #"a\u{a0}b\x09c"#),
      ("end ", #"end\x20"#),
      (" a  ", #" a \x20"#),
      (#"><((°> \o/ \"#, #"><((°> \o/ \"#),
      (#"\x41"#, #"\\x41"#),
      (#"\u{41} \u \\"#, #"\\u{41} \u \\\"#),
      ("\\\u{1B}", #"\\\x1b"#),
      ("\\ ", #"\\\x20"#),
      ("\u{1B}\u{301}", "\\x1b\u{301}"),
      ("", ""),
    ])
  func roundTrip(_ text: String, _ written: String) throws {
    #expect(Escapes.encode(text) == written)
    #expect(try Escapes.decode(written[...]) == Array(text.utf8))
  }

  @Test("write bytes that are no UTF-8 one by one")
  func bytes() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0xFE, 0xC3, 0x20, 0xE2, 0x82, 0x62, 0xC3]
    #expect(Escapes.encode(bytes) == #"a\xff\xfe\xc3 \xe2\x82b\xc3"#)
    #expect(try Escapes.decode(#"a\xff\xfe\xc3 \xe2\x82b\xc3"#) == bytes)
  }
}
