/// Writes JSON text, member by member, in the order it is told.
///
/// Characters that a terminal or a reader of lines could take for more than text are written as
/// `\u` escapes.
package struct JSONWriter {
  private var bytes: [UInt8] = []

  package init() { bytes.reserveCapacity(512) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object whose members the closure adds.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose("{", "}", members)
  }

  /// Writes an array with one value for each element.
  package mutating func array<Element>(
    _ elements: [Element], _ value: (inout JSONWriter, Element) -> Void
  ) {
    enclose("[", "]") { writer in
      for element in elements {
        writer.separate()
        value(&writer, element)
      }
    }
  }

  /// Begins a member; its value comes next.
  package mutating func name(_ name: String) {
    separate()
    string(name)
    append(":")
  }

  package mutating func string(_ text: String) {
    append("\"")
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() {
        guard let length = Self.lengthOfRisk(in: utf8, at: index, byte) else { continue }
        bytes += utf8[start..<index]
        escape(utf8[index..<index + length])
        start = index + length
      }
      bytes += utf8[start...]
    }
    append("\"")
  }

  package mutating func number(_ number: Int) { raw(String(number)) }

  /// Writes a text that is JSON already.
  package mutating func raw(_ json: String) { bytes += json.utf8 }

  private mutating func enclose(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ inside: (inout JSONWriter) -> Void
  ) {
    append(open)
    inside(&self)
    append(close)
  }

  /// Puts a comma, unless something has just been opened.
  private mutating func separate() {
    if let last = bytes.last, last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { append(",") }
  }

  private mutating func append(_ scalar: Unicode.Scalar) { bytes.append(UInt8(ascii: scalar)) }

  /// How many bytes from here on must be escaped: quote, backslash, C0, DEL, C1 (C2 80…9F), U+2028
  /// and U+2029.
  private static func lengthOfRisk(
    in utf8: UnsafeBufferPointer<UInt8>, at index: Int, _ byte: UInt8
  ) -> Int? {
    switch byte {
    case ..<0x20, 0x22, 0x5C, 0x7F: return 1
    case 0xC2: return utf8[index + 1] < 0xA0 ? 2 : nil
    case 0xE2: return utf8[index + 1] == 0x80 && utf8[index + 2] & 0xFE == 0xA8 ? 3 : nil
    default: return nil
    }
  }

  private mutating func escape(_ sequence: Slice<UnsafeBufferPointer<UInt8>>) {
    for scalar in String(decoding: sequence, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"": raw("\\\"")
      case "\\": raw("\\\\")
      case "\n": raw("\\n")
      case "\r": raw("\\r")
      case "\t": raw("\\t")
      default:
        let digits = String(scalar.value, radix: 16)
        raw("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    }
  }
}
