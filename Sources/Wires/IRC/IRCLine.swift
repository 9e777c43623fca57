/// Lines that leave for a server; nothing in them can end one early or begin another.
enum IRCLine {
  /// A text as the last parameter of a line.
  static func text(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0 || $0 == 0x0A || $0 == 0x0D }) else { return text }
    let bytes = text.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case 0: nil
      case 0x0A, 0x0D: UInt8(ascii: " ")
      default: byte
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The most bytes that servers take in a line, without its end.
  static let limit = 510

  /// A line that is too long, as far as servers take it.
  static func cut(_ line: String) -> String {
    guard line.utf8.count > limit else { return line }
    var end = line.utf8.index(line.startIndex, offsetBy: limit)
    while end.samePosition(in: line.unicodeScalars) == nil { end = line.utf8.index(before: end) }
    return String(line[..<end])
  }

  /// A parameter before the last one: no blanks, no colon in front.
  static func word(_ text: String) -> String {
    let bytes = text.utf8.filter { $0 > 0x20 && $0 != 0x7F }
    return String(decoding: bytes.drop { $0 == UInt8(ascii: ":") }, as: UTF8.self)
  }
}
