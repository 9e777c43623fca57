import Wires

/// Reads a `.chat` file.
///
/// The first character of a line decides: `#` a comment, `<` an utterance, `|` `~` `!` `=` what is
/// expected of it, `@` an event, and a blank line is nothing. Before them may stand a header of
/// `key: value` lines that `---` ends.
package struct TranscriptParser {
  private let path: String
  private var header = Header()
  private var seenKeys: Set<String> = []
  private var comments: [String] = []
  private var turns: [Turn] = []
  private var isInHeader = true
  /// The line being read, counted from 1.
  private var number = 0

  package static func parse(
    _ bytes: [UInt8], path: String
  ) throws(ParseFault) -> Transcript {
    var parser = TranscriptParser(path: path)
    var source: [String] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      parser.number += 1
      guard let text = String(validating: line, as: UTF8.self) else {
        throw parser.notUTF8(line)
      }
      source.append(text)
      try parser.read(text)
    }
    if parser.isInHeader, !parser.seenKeys.isEmpty {
      throw parser.fault(.headerWithoutEnd, in: "")
    }
    return Transcript(
      path: path, header: parser.header, comments: parser.comments, turns: parser.turns,
      source: source)
  }

  package static func parse(_ text: String, path: String) throws(ParseFault) -> Transcript {
    try parse(Array(text.utf8), path: path)
  }

  private init(path: String) { self.path = path }

  private mutating func read(_ raw: String) throws(ParseFault) {
    let line = Self.content(of: raw, isFirst: number == 1)
    guard let mark = line.unicodeScalars.first.map(Character.init) else { return }
    if line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
    if mark == "#" {
      comments.append(InputCleaning.trimmed(line.dropFirst()))
    } else if isInHeader {
      try readHeader(line, mark)
    } else {
      try readBody(line, mark)
    }
  }

  /// The line without its carriage return, and the first without a byte order mark.
  private static func content(of raw: String, isFirst: Bool) -> Substring {
    var utf8 = raw.utf8[...]
    if utf8.last == 0x0D { utf8.removeLast() }
    if isFirst, utf8.starts(with: [0xEF, 0xBB, 0xBF]) { utf8.removeFirst(3) }
    return Substring(utf8)
  }

  // MARK: Header

  private mutating func readHeader(_ line: Substring, _ mark: Character) throws(ParseFault) {
    if line == "---" {
      isInHeader = false
    } else if mark == "<" || mark == "@" || ExpectedLine.Channel(rawValue: mark) != nil {
      guard seenKeys.isEmpty else { throw fault(.headerWithoutEnd, in: line) }
      isInHeader = false
      try readBody(line, mark)
    } else {
      try readSetting(line)
    }
  }

  private mutating func readSetting(_ line: Substring) throws(ParseFault) {
    guard let colon = line.firstIndex(of: ":") else { throw fault(.unknownMark, in: line) }
    let key = String(line[..<colon])
    let value = InputCleaning.trimmed(line[colon...].dropFirst())
    guard let field = HeaderField.all.first(where: { $0.name == key }) else {
      let nearest = Spelling.nearest(to: key, among: HeaderField.all.map(\.name))
      throw fault(.unknownHeader(key, nearest: nearest), in: line)
    }
    guard seenKeys.insert(key).inserted else { throw fault(.repeatedHeader(key), in: line) }
    guard field.read(value, &header) else {
      let column = line.distance(from: line.startIndex, to: colon) + 1
      let blanks = line[colon...].dropFirst().prefix { $0 == " " }.count
      throw fault(.headerValue(key, expected: field.expected), in: line, after: column + blanks)
    }
  }

  // MARK: Body

  private mutating func readBody(_ line: Substring, _ mark: Character) throws(ParseFault) {
    if mark == "<" {
      turns.append(Turn(line: number, stimulus: .utterance(try utterance(line))))
    } else if mark == "@" {
      guard let event = Event(String(try rest(of: line))) else {
        throw fault(.event, in: line, after: 2)
      }
      turns.append(Turn(line: number, stimulus: .event(event)))
    } else if let channel = ExpectedLine.Channel(rawValue: mark) {
      try readExpectation(line, channel)
    } else {
      throw fault(.unknownMark, in: line)
    }
  }

  private func utterance(_ line: Substring) throws(ParseFault) -> Utterance {
    guard let close = line.firstIndex(of: ">") else { throw fault(.speaker, in: line) }
    let name = line[..<close].dropFirst()
    let speaker = Speaker(name)
    guard speaker != nil || name.isEmpty else { throw fault(.speaker, in: line, after: 1) }
    let offset = name.unicodeScalars.count + 2
    let text = try blankTaken(from: line[close...].dropFirst(), of: line, after: offset)
    return Utterance(speaker: speaker, bytes: try decode(text, of: line, after: offset + 1))
  }

  private mutating func readExpectation(
    _ line: Substring, _ channel: ExpectedLine.Channel
  ) throws(ParseFault) {
    guard !turns.isEmpty else { throw fault(.nothingSaid, in: line) }
    let written = try rest(of: line)
    let text = try text(written, of: line)
    if channel == .check, !text.contains(" ") { throw fault(.check, in: line, after: 2) }
    let expectation = ExpectedLine(line: number, channel: channel, pattern: LinePattern(text))
    turns[turns.count - 1].expectations.append(expectation)
  }

  /// The text that a line after its mark and a blank stands for.
  private func text(_ written: Substring, of line: Substring) throws(ParseFault) -> String {
    guard Escapes.areIn(written) else { return String(written) }
    let bytes = try decode(written, of: line, after: 2)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw fault(.escape, in: line, after: 2)
    }
    return text
  }

  /// What follows the mark.
  private func rest(of line: Substring) throws(ParseFault) -> Substring {
    try blankTaken(from: Substring(line.unicodeScalars.dropFirst()), of: line, after: 1)
  }

  /// A text without the blank it must begin with, unless there is no text at all.
  private func blankTaken(
    from text: Substring, of line: Substring, after offset: Int
  ) throws(ParseFault) -> Substring {
    guard text.unicodeScalars.first == " " || text.isEmpty else {
      throw fault(.blankAfterMark, in: line, after: offset)
    }
    return Substring(text.unicodeScalars.dropFirst())
  }

  private func decode(
    _ text: Substring, of line: Substring, after offset: Int
  ) throws(ParseFault) -> [UInt8] {
    do throws(Escapes.Fault) {
      return try Escapes.decode(text)
    } catch {
      throw fault(.escape, in: line, after: offset + error.offset)
    }
  }

  // MARK: Faults

  private func fault(
    _ reason: ParseFault.Reason, in line: Substring, after offset: Int = 0
  ) -> ParseFault {
    ParseFault(path: path, line: number, column: offset + 1, reason: reason, text: String(line))
  }

  private func notUTF8(_ line: ArraySlice<UInt8>) -> ParseFault {
    let text = String(decoding: line, as: UTF8.self)
    let good = zip(text.utf8, line).prefix { $0 == $1 }.map(\.0)
    let offset = String(decoding: good, as: UTF8.self).unicodeScalars.count
    return fault(.notUTF8, in: text[...], after: offset)
  }
}
