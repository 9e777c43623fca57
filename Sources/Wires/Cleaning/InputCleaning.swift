/// Makes harmless text of what a stranger typed.
///
/// Gone are: escape sequences with their payload, control characters, the colour codes of IRC with
/// their digits, everything that cannot be seen (direction and zero-width controls, tags, variation
/// selectors), and blanks at both ends. Line breaks of every kind and tabs are blanks. Bad bytes
/// are U+FFFD.
package enum InputCleaning {
  /// Cleans the bytes of one line.
  package static func text(_ bytes: [UInt8]) -> String {
    guard isPlain(bytes) else { return text(String(decoding: bytes, as: UTF8.self)) }
    let blank = UInt8(ascii: " ")
    guard let first = bytes.firstIndex(where: { $0 != blank }),
      let last = bytes.lastIndex(where: { $0 != blank })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  /// Whether a text is as it would be after the cleaning, and nothing but ASCII.
  static func isClean(_ text: String) -> Bool {
    let utf8 = text.utf8
    let blank = UInt8(ascii: " ")
    return utf8.first != blank && utf8.last != blank && isPlain(utf8)
  }

  /// Cleans a text.
  package static func text(_ text: String) -> String {
    var text = text
    let hasOnlyPlain = text.withUTF8 { isPlain($0) }
    guard !hasOnlyPlain else { return trimmed(text[...]) }
    var scrubber = Scrubber(text)
    return trimmed(scrubber.scrub()[...])
  }

  /// The text without blanks at both ends.
  package static func trimmed(_ text: Substring) -> String {
    var utf8 = text.utf8
    let blank = UInt8(ascii: " ")
    while utf8.first == blank { utf8.removeFirst() }
    while utf8.last == blank { utf8.removeLast() }
    return String(Substring(utf8))
  }

  /// The text without the quotation that Matrix puts before a reply: lines that start with `>`,
  /// then an empty line.
  package static func withoutReplyQuote(_ text: String) -> String {
    let utf8 = text.utf8
    var start = utf8.startIndex
    var quoted = false
    while start < utf8.endIndex {
      let end = utf8[start...].firstIndex(of: 0x0A) ?? utf8.endIndex
      let next = end < utf8.endIndex ? utf8.index(after: end) : end
      if utf8[start] == UInt8(ascii: ">") {
        quoted = true
      } else {
        let isEmpty = end == start || utf8[start..<end].elementsEqual([0x0D])
        return quoted && isEmpty ? String(text[next...]) : text
      }
      start = next
    }
    return text
  }

  /// Whether a text is a client-to-client request: it starts with 0x01, after a prefix if there is
  /// one, and is no ACTION.
  static func ctcp(_ bytes: [UInt8]) -> Silence? {
    guard let mark = bytes.firstIndex(of: 0x01) else { return nil }
    let before = bytes[..<mark]
    guard before.allSatisfy({ $0 == 0x20 }) || before.suffix(2).elementsEqual("> ".utf8) else {
      return nil
    }
    return bytes[(mark + 1)...].starts(with: "ACTION".utf8) ? nil : .ctcp
  }

  private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 &- 0x20 < 0x5F }
  }
}
