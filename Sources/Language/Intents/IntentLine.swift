/// A line of an intents file without its comment: a keyword and the rest, with places for errors.
struct IntentLine {
  let file: String
  let number: Int
  let bytes: [UInt8]
  let keyword: String
  /// Where the rest begins, counted from 0.
  let start: Int

  /// Nil for blank lines and comments.
  init?(file: String, number: Int, raw: ArraySlice<UInt8>) {
    var bytes = Array(raw)
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    let blank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
      if index == 0 || blank(bytes[index - 1]) {
        bytes.removeSubrange(index...)
        break
      }
    }
    while let last = bytes.last, blank(last) { bytes.removeLast() }
    guard let first = bytes.firstIndex(where: { !blank($0) }) else { return nil }
    let end = bytes[first...].firstIndex(where: blank) ?? bytes.endIndex
    self.file = file
    self.number = number
    keyword = String(decoding: bytes[first..<end], as: UTF8.self)
    start = bytes[end...].firstIndex { !blank($0) } ?? bytes.endIndex
    self.bytes = bytes
  }

  var rest: String { String(decoding: bytes[start...], as: UTF8.self) }

  func location(at index: Int) -> SourceLocation {
    SourceLocation(file: file, line: number, column: index + 1)
  }

  func error(_ problem: IntentError.Problem, at index: Int? = nil) -> IntentError {
    IntentError(
      problem, at: location(at: index ?? start), line: String(decoding: bytes, as: UTF8.self))
  }

  /// The name before an equals sign, and where what follows it begins.
  func definition() throws(IntentError) -> (name: String, start: Int) {
    guard let sign = bytes[start...].firstIndex(of: UInt8(ascii: "=")) else {
      throw error(.missing("="))
    }
    let name = String(decoding: bytes[start..<sign], as: UTF8.self).trimmed
    return (name, sign + 1)
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { $0 > 32 }),
      let last = bytes.lastIndex(where: { $0 > 32 })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
