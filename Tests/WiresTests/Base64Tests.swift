import Testing

@testable import Wires

@Suite("Base64")
struct Base64Tests {
  @Test(
    "writes the examples of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func writes(_ text: String, _ written: String) {
    #expect(Base64.text(Array(text.utf8)) == written)
  }

  @Test("writes any byte, and a part of more")
  func writesAnyByte() {
    #expect(Base64.text([0xFF]) == "/w==")
    #expect(Base64.text([0x00, 0xFB, 0xEF, 0x00][1...2]) == "++8=")
  }

  @Test("reads back what addresses carry, and nothing else")
  func reads() {
    let bytes: [UInt8] = [0, 255, 127, 3, 9]
    #expect(Base64.bytes(Base64.plainText(bytes)) == bytes)
    #expect(Base64.bytes("a b") == nil)
  }
}
