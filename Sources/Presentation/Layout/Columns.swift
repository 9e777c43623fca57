/// Measures and cuts text by the columns it takes on a terminal.
package enum Columns {
  /// How many columns a text takes, as terminals that follow `wcwidth` draw it.
  package static func width(_ text: String) -> Int {
    if text.isPrintableASCII { return text.utf8.count }
    var width = 0
    var isJoined = false
    for scalar in text.unicodeScalars {
      // What follows a joiner is drawn into the same cells.
      if !isJoined { width += self.width(of: scalar) }
      isJoined = scalar.value == 0x200D
    }
    return width
  }

  /// How many columns one scalar takes: 0, 1 or 2.
  static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if WideScalars.contains(value) { return 2 }
    if (0x1160...0x11FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: return 1
    }
  }

  /// The text cut to fit `width` columns, between characters, with a sign that something is missing.
  static func truncated(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    guard self.width(text) > width else { return text }
    let room = width - self.width(ellipsis)
    guard room > 0 else { return String(head(of: text, width: width).head) }
    return head(of: text, width: room).head.trimmingTrailingSpaces() + ellipsis
  }

  /// The text filled up with spaces to `width` columns.
  static func padded(_ text: String, to width: Int) -> String {
    text + spaces(width - self.width(text))
  }

  static func spaces(_ count: Int) -> String {
    count > 0 ? String(repeating: " ", count: count) : ""
  }

  /// As many whole characters from the start as fit `width` columns, and the rest.
  static func head(of text: String, width: Int) -> (head: Substring, rest: Substring) {
    var taken = 0
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      let columns = self.width(String(text[end..<next]))
      if taken + columns > width { break }
      taken += columns
      end = next
    }
    return (text[..<end], text[end...])
  }
}
