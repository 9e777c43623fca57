import Testing

@testable import Wires

@Suite("Byte scan")
struct ByteScanTests {
  @Test("finds each risky byte at each place, and no other", arguments: 0..<20)
  func finds(_ place: Int) {
    for byte in UInt8.min...UInt8.max {
      for filler in [UInt8(ascii: "a"), 0x20, 0xE3, 0xC3, 0x7E, 0x80] {
        var bytes = [UInt8](repeating: filler, count: 20)
        bytes[place] = byte
        let isControl = byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
        let isQuote = byte == 0x22 || byte == 0x5C
        bytes.withUnsafeBufferPointer {
          #expect(ByteScan.next(in: $0, from: 0) == (isControl ? place : 20))
          #expect(
            ByteScan.next(in: $0, from: 0, quotes: true) == (isControl || isQuote ? place : 20))
          #expect(ByteScan.next(in: $0, from: place + 1) == 20)
        }
      }
    }
  }
}
