/// Reads one template: `[optional]`, `(a|b)`, `{list}`, `{list:slot}`, `<rule>`, `<rule:slot>`, `*2`, `+`, `do[es]`.
struct TemplateParser {
  private let bytes: [UInt8]
  private let line: IntentLine
  private var position: Int

  /// Parses the rest of a line from a column on, counted from 0.
  static func parse(_ line: IntentLine, from start: Int) throws(IntentError) -> Expression {
    var parser = TemplateParser(line, start)
    let expression = try parser.choice()
    if parser.position < parser.bytes.count { throw parser.error(.unexpected(parser.here)) }
    return expression
  }

  private init(_ line: IntentLine, _ start: Int) {
    self.line = line
    bytes = line.bytes
    position = start
  }

  private var peek: UInt8 { position < bytes.count ? bytes[position] : 0 }
  private var here: String {
    position < bytes.count ? String(decoding: bytes[position...(position)], as: UTF8.self) : ""
  }

  private func error(_ problem: IntentError.Problem, at place: Int? = nil) -> IntentError {
    line.error(problem, at: place ?? position)
  }

  private mutating func skipBlanks() {
    while peek == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func choice() throws(IntentError) -> Expression {
    var parts = [try sequence()]
    while peek == UInt8(ascii: "|") {
      position += 1
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(IntentError) -> Expression {
    var parts: [Expression] = []
    skipBlanks()
    while position < bytes.count, peek != UInt8(ascii: "|"), peek != UInt8(ascii: ")"),
      peek != UInt8(ascii: "]")
    {
      parts.append(try repeatable())
      skipBlanks()
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repeatable() throws(IntentError) -> Expression {
    let part = try element()
    guard peek == UInt8(ascii: "+") else { return part }
    position += 1
    return .repeated(part)
  }

  private mutating func element() throws(IntentError) -> Expression {
    switch peek {
    case UInt8(ascii: "["): return .optional(try bracketed(by: UInt8(ascii: "]")))
    case UInt8(ascii: "("): return try bracketed(by: UInt8(ascii: ")"))
    case UInt8(ascii: "{"): return try slot()
    case UInt8(ascii: "<"): return try rule()
    case UInt8(ascii: "*"): return try gap()
    case UInt8(ascii: "\""): return try quoted()
    case UInt8(ascii: "}"), UInt8(ascii: ">"): throw error(.unexpected(here))
    default: return try words()
    }
  }

  private mutating func bracketed(by close: UInt8) throws(IntentError) -> Expression {
    let start = position
    position += 1
    let inner = try choice()
    guard peek == close else {
      throw error(.unclosed(String(decoding: [bytes[start]], as: UTF8.self)), at: start)
    }
    position += 1
    return inner
  }

  /// The text between two signs, past which it moves, split at a colon.
  private mutating func named(until close: UInt8) throws(IntentError) -> (String, String?) {
    let start = position
    guard let end = bytes[start...].firstIndex(of: close) else {
      throw error(.unclosed(String(decoding: [bytes[start]], as: UTF8.self)))
    }
    position = end + 1
    let parts = bytes[(start + 1)..<end].split(separator: UInt8(ascii: ":"), maxSplits: 1)
    guard let first = parts.first else { throw error(.missing("name"), at: start) }
    return (
      String(decoding: first, as: UTF8.self),
      parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : nil
    )
  }

  private mutating func slot() throws(IntentError) -> Expression {
    let (list, name) = try named(until: UInt8(ascii: "}"))
    return list == "text" ? .text(name ?? "text") : .slot(list: list, name: name ?? list)
  }

  private mutating func rule() throws(IntentError) -> Expression {
    let (name, slot) = try named(until: UInt8(ascii: ">"))
    return .rule(name, slot: slot)
  }

  /// A sign in quotation marks: `"<"`.
  private mutating func quoted() throws(IntentError) -> Expression {
    let start = position
    guard let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\"")) else {
      throw error(.unclosed("\""))
    }
    position = end + 1
    return .word(String(decoding: bytes[(start + 1)..<end], as: UTF8.self))
  }

  private mutating func gap() throws(IntentError) -> Expression {
    let start = position
    position += 1
    guard (49...57).contains(peek) else { throw error(.badNumber("*"), at: start) }
    defer { position += 1 }
    return .gap(Int(peek - 48))
  }
}

extension TemplateParser {
  private func isWordByte(_ byte: UInt8) -> Bool {
    byte > UInt8(ascii: " ") && !Self.signs.contains(byte)
  }

  private static let signs = Array("[](){}<>|*+".utf8)

  /// One written word with its optional endings ("do[es]"), folded; a hyphen makes several.
  private mutating func words() throws(IntentError) -> Expression {
    let start = position
    var spellings: [[UInt8]] = [[]]
    while position < bytes.count {
      if isWordByte(peek) {
        for index in spellings.indices { spellings[index].append(peek) }
        position += 1
      } else if peek == UInt8(ascii: "["), position > start {
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "]")) else {
          throw error(.unclosed("["))
        }
        let ending = bytes[(position + 1)..<end]
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
    let utterance = Tokenizer.tokenize(String(decoding: bytes, as: UTF8.self))
    let words = utterance.tokens.indices.map { Expression.word(utterance.text($0)) }
    return words.count == 1 ? words[0] : .sequence(words)
  }
}
