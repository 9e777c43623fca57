import Catalogs
import Testing

@testable import Wires

@Suite("Hostile input")
struct HostileInputTests {
  /// Bytes that mean something somewhere, and halves of characters.
  private static let alphabet =
    Array("<>@#: \\u{}[]\",019aT\n\r\t\u{1B}]P\u{3}\u{4}\u{1}\u{7}".utf8)
    + [0xFF, 0xC3, 0xA9, 0xE2, 0x80, 0xAE, 0xF0, 0x9F, 0x90, 0x9F, 0x00, 0x9B, 0xC2, 0xAD]

  /// The same lines in each run.
  static let lines: [[UInt8]] = {
    var state: UInt64 = 7
    func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<2_000).map { _ in
      (0..<next(below: 40)).map { _ in alphabet[next(below: alphabet.count)] }
    }
  }()

  @Test("cleaned text holds no control character, and cleaning it again changes nothing")
  func cleaning() {
    for line in Self.lines {
      let clean = InputCleaning.text(line)
      #expect(!clean.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(InputCleaning.text(clean) == clean)
    }
  }

  @Test("an output line holds no control character and gives no order")
  func output() {
    for line in Self.lines {
      let safe = OutputLine.safe("/" + String(decoding: line, as: UTF8.self))
      #expect(!safe.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!safe.hasPrefix("/"))
    }
  }

  @Test("what is written as JSON is read back as it was")
  func json() throws {
    for line in Self.lines {
      let text = String(decoding: line, as: UTF8.self)
      var writer = JSONWriter()
      writer.string(text)
      #expect(try JSONParser.parse(writer.bytes, depthLimit: 8) == .string(text))
      _ = JSONWire.read(line)
    }
  }
}
