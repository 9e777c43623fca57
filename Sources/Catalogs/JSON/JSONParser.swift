/// A strict reader of one JSON value, with a limit on how deep values may lie in one another.
///
/// It is strict about form and lenient about text: bytes that are no UTF-8 and halves of surrogate
/// pairs become U+FFFD.
package struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private let depthLimit: Int

  /// Reads a whole text; anything but white space around the value is a fault.
  package static func parse(
    _ bytes: [UInt8], depthLimit: Int
  ) throws(JSONFault) -> JSONValue {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONFault) in
      var parser = JSONParser(bytes: buffer, depthLimit: depthLimit)
      return try parser.whole()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func whole() throws(JSONFault) -> JSONValue {
    let value = try value(depth: 0)
    skipBlanks()
    guard position == bytes.count else { throw .syntax(at: position) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONValue {
    var members: [JSONValue.Member] = []
    try open(depth: depth)
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      let name = try string()
      skipBlanks()
      try expect(":")
      skipBlanks()
      let start = position
      let value = try value(depth: depth)
      members.append(.init(name, value, source: start..<position))
      skipBlanks()
    } while take(",")
    try expect("}")
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONFault) -> JSONValue {
    var values: [JSONValue] = []
    try open(depth: depth)
    if take("]") { return .array([]) }
    repeat {
      values.append(try value(depth: depth))
      skipBlanks()
    } while take(",")
    try expect("]")
    return .array(values)
  }

  private mutating func open(depth: Int) throws(JSONFault) {
    guard depth <= depthLimit else { throw .tooDeep(at: position) }
    position += 1
    skipBlanks()
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONFault) -> JSONValue {
    let length = word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: length)
    guard bytes[position...].starts(with: expected) else { throw .syntax(at: position) }
    position += length
    return value
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONFault) {
    let start = position
    while let byte = peek, 0x30...0x39 ~= byte { position += 1 }
    guard position > start else { throw .syntax(at: position) }
  }

  // MARK: One byte at a time

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ byte: Unicode.Scalar) throws(JSONFault) {
    guard take(byte) else { throw .syntax(at: position) }
  }
}
