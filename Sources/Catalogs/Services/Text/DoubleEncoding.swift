/// Repairs text whose UTF-8 bytes were taken for characters and encoded again.
enum DoubleEncoding {
  /// The text as it was meant, when all of it lies below U+0100 and its bytes are valid UTF-8.
  ///
  /// Otherwise it is right already: “Dalí” stays as it is.
  static func repaired(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { 0xC2...0xF4 ~= $0.value }),
      text.unicodeScalars.allSatisfy({ $0.value < 0x100 })
    else { return text }
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    return String(validating: bytes, as: UTF8.self) ?? text
  }
}
