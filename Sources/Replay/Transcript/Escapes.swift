/// Characters that cannot be seen, as a transcript writes them: `\x1b` for a byte, `\u{202e}` for a
/// character, `\\` for a backslash that would otherwise begin one of these.
package enum Escapes {
  /// A malformed escape, by the number of characters before it.
  struct Fault: Error, Hashable { let offset: Int }

  /// Whether a written text may stand for another.
  static func areIn(_ text: Substring) -> Bool { text.utf8.contains(backslash) }

  /// The bytes that a written text stands for.
  static func decode(_ text: Substring) throws(Fault) -> [UInt8] {
    guard areIn(text) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    let scalars = text.unicodeScalars
    var rest = scalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        bytes += String(scalar).utf8
        continue
      }
      let offset = scalars.count - rest.count - 1
      if rest.first == "\\" {
        rest.removeFirst()
        bytes.append(backslash)
      } else if rest.first == "x" {
        guard let byte = byte(&rest) else { throw Fault(offset: offset) }
        bytes.append(byte)
      } else if rest.starts(with: "u{".unicodeScalars) {
        guard let scalar = self.scalar(&rest) else { throw Fault(offset: offset) }
        bytes += String(scalar).utf8
      } else {
        bytes.append(backslash)
      }
    }
    return bytes
  }

  /// The text with everything unseen written out, and a blank at the end too, since editors take
  /// those off.
  package static func encode(_ text: String) -> String { encode(Array(text.utf8)) }

  /// The bytes as text; those that are no UTF-8 are written one by one.
  package static func encode(_ bytes: [UInt8]) -> String {
    write(bytes, doublesBackslash: true)
  }

  /// A line that stands in a file already, made visible for a report.
  static func visible(_ line: String) -> String {
    write(Array(line.utf8), doublesBackslash: false)
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func byte(_ rest: inout Substring.UnicodeScalarView) -> UInt8? {
    let digits = rest.dropFirst().prefix(2)
    guard digits.count == 2, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    rest = rest.dropFirst(3)
    return UInt8(String(digits), radix: 16)
  }

  private static func scalar(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let close = rest.firstIndex(of: "}") else { return nil }
    let digits = rest[..<close].dropFirst(2)
    guard 1...6 ~= digits.count, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let value = UInt32(String(digits), radix: 16)
    else { return nil }
    rest = rest[rest.index(after: close)...]
    return Unicode.Scalar(value)
  }

  private static func write(_ bytes: [UInt8], doublesBackslash: Bool) -> String {
    guard needsEscapes(bytes) else { return String(decoding: bytes, as: UTF8.self) }
    var pieces: [String] = []
    var isBackslash = false
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var position = 0
    reading: while true {
      let piece: String
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: break reading
      case .valid(let encoded):
        position += encoded.count
        let scalar = Unicode.UTF8.decode(encoded)
        let isTrailingBlank = scalar == " " && position == bytes.count
        piece = isTrailingBlank ? "\\x20" : written(scalar)
      case .error(let length):
        piece = bytes[position..<position + length].map(hex).joined()
        position += length
      }
      let beginsEscape =
        piece.first == "\\" || piece == "x" || piece == "u" && bytes[position...].first == 0x7B
      if isBackslash, beginsEscape, doublesBackslash { pieces.append("\\") }
      isBackslash = piece == "\\"
      pieces.append(piece)
    }
    return pieces.joined()
  }

  private static func needsEscapes(_ bytes: [UInt8]) -> Bool {
    bytes.last == 0x20 || bytes.contains { $0 < 0x20 || $0 >= 0x7F || $0 == backslash }
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    guard isUnseen(scalar) else { return String(scalar) }
    if scalar.isASCII { return hex(UInt8(scalar.value)) }
    return "\\u{\(String(scalar.value, radix: 16))}"
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value != 0x20 else { return false }
    let properties = scalar.properties
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .privateUse: return true
    default: return properties.isNoncharacterCodePoint
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
  }
}
