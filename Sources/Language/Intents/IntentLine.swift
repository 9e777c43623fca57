/// A line of an intents file without its comment: a keyword and the rest, with places for errors.
struct IntentLine {
  let file: String
  let number: Int
  private(set) var bytes: [UInt8]
  let keyword: String
  /// Where the keyword begins, counted from 0.
  let keywordStart: Int
  /// Where the rest begins, counted from 0.
  let start: Int

  /// Lines with content; one that begins with `|` goes on with the line before it.
  static func lines(of file: SourceFile) -> [IntentLine] {
    // A mark of the byte order, as some editors write it, says nothing.
    let text = Array(
      file.text.utf8.starts(with: [0xEF, 0xBB, 0xBF])
        ? file.text.utf8.dropFirst(3) : file.text.utf8[...])
    var lines: [IntentLine] = []
    var (number, start) = (0, 0)
    while start < text.count {
      number += 1
      let (content, end) = content(of: text, from: start)
      start = end + 1
      guard let first = content.first(where: { !isBlank(text[$0]) }) else { continue }
      if text[first] == UInt8(ascii: "|"), !lines.isEmpty {
        lines[lines.count - 1].bytes.append(UInt8(ascii: " "))
        lines[lines.count - 1].bytes.append(contentsOf: text[content])
      } else {
        lines.append(IntentLine(file.name, number, text[content]))
      }
    }
    return lines
  }

  /// One line by itself, at its place in a file; nil when nothing is left of it without its comment.
  init?(_ text: String, file: String, number: Int) {
    let bytes = Array(text.utf8)
    let (content, _) = Self.content(of: bytes, from: 0)
    guard !content.isEmpty else { return nil }
    self.init(file, number, bytes[content])
  }

  /// Where a line's content lies, without comment and blanks at its end, and where the line ends.
  private static func content(of text: [UInt8], from start: Int) -> (Range<Int>, end: Int) {
    text.withUnsafeBufferPointer { text in
      var end = start
      var comment: Int?
      while end < text.count, text[end] != UInt8(ascii: "\n") {
        if text[end] == UInt8(ascii: "#"), comment == nil, end == start || isBlank(text[end - 1]) {
          comment = end
        }
        end += 1
      }
      var last = comment ?? end
      if comment == nil, last > start, text[last - 1] == UInt8(ascii: "\r") { last -= 1 }
      while last > start, isBlank(text[last - 1]) { last -= 1 }
      return (start..<last, end)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private init(_ file: String, _ number: Int, _ content: ArraySlice<UInt8>) {
    self.file = file
    self.number = number
    bytes = Array(content)
    let first = bytes.firstIndex { !Self.isBlank($0) } ?? bytes.endIndex
    let end = bytes[first...].firstIndex(where: Self.isBlank) ?? bytes.endIndex
    keywordStart = first
    keyword = String(decoding: bytes[first..<end], as: UTF8.self)
    start = bytes[end...].firstIndex { !Self.isBlank($0) } ?? bytes.endIndex
  }
}

extension IntentLine {
  var rest: String { String(decoding: bytes[start...], as: UTF8.self) }

  /// The words of the rest.
  var words: [String] { bytes[start...].words }

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
    let content = bytes[(sign + 1)...].firstIndex { !Self.isBlank($0) }
    return (bytes[start..<sign].trimmedText, content ?? sign + 1)
  }

  /// Where the parts between bars at the top level lie; bars inside of brackets do not part.
  func parts(from start: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var begin = start
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "|") where depth == 0:
        parts.append(begin..<index)
        begin = index + 1
      default: break
      }
    }
    parts.append(begin..<bytes.count)
    return parts.filter { part in bytes[part].contains { $0 > 32 } }
  }
}
