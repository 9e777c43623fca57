/// Reads one template.
///
/// Its signs: `[optional]`, `(a|b)`, `{list}`, `{list:slot}`, `<rule>`, `<rule:slot>`, `*2`, `+`, `do[es]`.
struct TemplateParser {
  private let line: IntentLine
  private let end: Int
  var position: Int
  /// How many brackets are open.
  private var depth = 0

  /// Deeper than any sentence needs, and shallow enough to be read.
  private static let deepest = 32

  /// Parses the rest of a line from a column on, counted from 0, up to another or to its end.
  static func parse(
    _ line: IntentLine, from start: Int, to end: Int? = nil
  ) throws(IntentError) -> Expression {
    var parser = TemplateParser(line, start, end ?? line.bytes.count)
    let expression = try parser.choice()
    if parser.position < parser.end { throw parser.error(.unexpected(parser.here)) }
    return expression
  }

  private init(_ line: IntentLine, _ start: Int, _ end: Int) {
    self.line = line
    self.end = end
    position = start
  }

  /// The byte at the position, or 0 at the end.
  var peek: UInt8 { position < end ? line.bytes[position] : 0 }
  /// The bytes from a place to the end.
  func rest(from start: Int) -> ArraySlice<UInt8> { line.bytes[min(start, end)..<end] }
  /// What stands at the position, for errors.
  var here: String { String(decoding: rest(from: position).prefix(1), as: UTF8.self) }

  func error(_ problem: IntentError.Problem, at place: Int? = nil) -> IntentError {
    line.error(problem, at: place ?? position)
  }

  private mutating func skipBlanks() {
    while peek == UInt8(ascii: " ") || peek == UInt8(ascii: "\t") { position += 1 }
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
    parts.reserveCapacity(4)
    skipBlanks()
    while position < end, peek != UInt8(ascii: "|"), peek != UInt8(ascii: ")"),
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
    guard depth < Self.deepest else { throw error(.tooDeep) }
    position += 1
    depth += 1
    let inner = try choice()
    depth -= 1
    guard peek == close else {
      throw error(
        .unclosed(String(decoding: rest(from: start).prefix(1), as: UTF8.self)), at: start)
    }
    position += 1
    return inner
  }

  /// The text between two signs, past which it moves, split at a colon.
  private mutating func named(until close: UInt8) throws(IntentError) -> (String, String?) {
    let start = position
    guard let sign = rest(from: start).firstIndex(of: close) else {
      throw error(.unclosed(here))
    }
    position = sign + 1
    let inside = rest(from: start + 1)[..<sign]
    let colon = inside.firstIndex(of: UInt8(ascii: ":")) ?? sign
    guard colon > start + 1 else { throw error(.missing("name"), at: start) }
    let name = String(decoding: inside[..<colon], as: UTF8.self)
    return (name, colon < sign ? String(decoding: inside[(colon + 1)...], as: UTF8.self) : nil)
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
    guard let sign = rest(from: start + 1).firstIndex(of: UInt8(ascii: "\"")) else {
      throw error(.unclosed("\""))
    }
    position = sign + 1
    return .word(String(decoding: rest(from: start + 1)[..<sign], as: UTF8.self))
  }

  private mutating func gap() throws(IntentError) -> Expression {
    let start = position
    position += 1
    guard (49...57).contains(peek) else { throw error(.badNumber("*"), at: start) }
    defer { position += 1 }
    return .gap(Int(peek - 48))
  }
}
