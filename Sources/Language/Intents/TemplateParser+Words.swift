extension TemplateParser {
  /// One written word with its optional endings ("do[es]"), folded; a hyphen makes several.
  mutating func words() throws(IntentError) -> Expression {
    let start = position
    while Self.isPlain(peek) { position += 1 }
    if position > start, peek != UInt8(ascii: "["), !Self.isWordByte(peek) {
      // Nearly all words are these: nothing to fold, nothing to choose.
      return .word(String(decoding: rest(from: start)[..<position], as: UTF8.self))
    }
    position = start
    return try wordsToFold()
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      false
    default: true
    }
  }

  private mutating func wordsToFold() throws(IntentError) -> Expression {
    let start = position
    var spellings: [[UInt8]] = [[]]
    while true {
      if Self.isWordByte(peek) {
        for index in spellings.indices { spellings[index].append(peek) }
        position += 1
      } else if peek == UInt8(ascii: "["), position > start {
        guard let end = rest(from: position).firstIndex(of: UInt8(ascii: "]")) else {
          throw error(.unclosed("["))
        }
        let ending = rest(from: position + 1)[..<end]
        spellings += spellings.map { $0 + ending }
        position = end + 1
      } else {
        break
      }
    }
    if position == start { throw error(.unexpected(here)) }
    let parts = spellings.map(Self.folded)
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private static func folded(_ bytes: [UInt8]) -> Expression {
    let words = Tokenizer.tokenize(String(decoding: bytes, as: UTF8.self)).texts
    return words.count == 1 ? .word(words[0]) : .sequence(words.map(Expression.word))
  }
}
