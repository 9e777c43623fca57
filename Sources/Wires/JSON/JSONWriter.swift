/// Writes JSON text, member by member, in the order it is told.
///
/// Characters that a terminal or a reader of lines could take for more than text are written as
/// `\u` escapes.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []

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
      var index = ByteScan.next(in: utf8, from: 0, quotes: true)
      while index < utf8.count {
        let length = Self.lengthToEscape(in: utf8, at: index)
        if length > 0 {
          bytes += UnsafeBufferPointer(rebasing: utf8[start..<index])
          escape(utf8[index], last: utf8[index + length - 1])
          start = index + length
        }
        index = ByteScan.next(in: utf8, from: index + max(1, length), quotes: true)
      }
      bytes += UnsafeBufferPointer(rebasing: utf8[start...])
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

  /// How many bytes must be escaped from a risky one on: C1 controls have two, U+2028 and U+2029
  /// three, and other characters that begin like these none.
  private static func lengthToEscape(in utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    case 0xC2: utf8[index + 1] < 0xA0 ? 2 : 0
    case 0xE2: utf8[index + 1] == 0x80 && utf8[index + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 1
    }
  }

  /// Writes the escape of a character with these bytes at its ends.
  private mutating func escape(_ first: UInt8, last: UInt8) {
    append("\\")
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(first)
    case UInt8(ascii: "\n"): append("n")
    case UInt8(ascii: "\r"): append("r")
    case UInt8(ascii: "\t"): append("t")
    case 0xE2: raw(last == 0xA8 ? "u2028" : "u2029")
    default:
      raw(last < 0x10 ? "u000" : "u00")
      raw(String(last, radix: 16))
    }
  }
}
