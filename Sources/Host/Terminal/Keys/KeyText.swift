/// Bytes that a terminal sends for text.
enum KeyText {
  /// How many bytes at the end begin a character that is not complete.
  static func incompleteSuffix(of bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? back : 0
    }
    return 0
  }

  /// Leaves out what would drive the terminal or turn the writing around; line breaks are blanks.
  static func clean(_ text: String) -> String {
    let scalars = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.value {
      case 0x2028, 0x2029: " "
      case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: nil
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
