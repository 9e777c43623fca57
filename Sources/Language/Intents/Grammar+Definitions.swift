extension Grammar {
  /// Reads `rule <show> = show | find`.
  mutating func addRule(_ line: IntentLine) throws(IntentError) {
    let (written, start) = try line.definition()
    let name = String(written.drop { $0 == "<" }.prefix { $0 != ">" })
    if rules[name] != nil { throw line.error(.duplicate(name)) }
    rules[name] = try TemplateParser.parse(line, from: start)
    ruleLocations[name] = line.location(at: start)
  }

  /// Reads `list size = large: big | huge`, `list fish = @fish`, `list comic = @comics strict late`.
  mutating func addList(_ line: IntentLine) throws(IntentError) {
    let (name, start) = try line.definition()
    if lists[name] != nil { throw line.error(.duplicate(name)) }
    let location = line.location(at: start)
    let words = line.bytes[start...].words
    if let source = words.first, source.utf8.first == UInt8(ascii: "@") {
      lists[name] = List(
        entries: [], source: String(source.dropFirst()), isStrict: words.contains("strict"),
        isLate: words.contains("late"), location: location)
    } else {
      lists[name] = List(
        entries: try Self.entries(line, from: start), source: nil, isStrict: false, isLate: false,
        location: location)
    }
  }

  /// Values with their spellings: `large: big`, or a value that is its own spelling.
  private static func entries(
    _ line: IntentLine, from start: Int
  ) throws(IntentError) -> [ListEntry] {
    var entries: [ListEntry] = []
    for part in line.parts(from: start) {
      let bytes = line.bytes[part]
      let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
      let spelling = try TemplateParser.parse(
        line, from: colon.map { $0 + 1 } ?? part.lowerBound, to: part.upperBound)
      let value = bytes[..<(colon ?? bytes.endIndex)].trimmedText
      entries.append(ListEntry(value: value, spellings: [spelling]))
    }
    return entries
  }

  /// Reads `number cr = 0..30, 1/8, 1/4, 1/2`.
  mutating func addNumbers(_ line: IntentLine) throws(IntentError) {
    let (name, start) = try line.definition()
    var ranges: [(low: Number, high: Number)] = []
    for part in line.bytes[start...].split(separator: UInt8(ascii: ",")) {
      let bounds = part.split(separator: UInt8(ascii: "."))
      let numbers = bounds.compactMap { Number(written: String(decoding: $0, as: UTF8.self)) }
      guard let low = numbers.first, let high = numbers.last, numbers.count == bounds.count else {
        throw line.error(.badNumber(part.trimmedText), at: start)
      }
      ranges.append((low, high))
    }
    if self.numbers[name] != nil { throw line.error(.duplicate(name)) }
    self.numbers[name] = NumberList(ranges: ranges)
  }
}

extension Number {
  /// The number that a text begins with, or nil.
  init?(written text: String) {
    guard let number = Tokenizer.tokenize(text).tokens.first?.number else { return nil }
    self = number
  }
}
