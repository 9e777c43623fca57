/// Why a body is no JSON that Curio reads.
package enum ServiceJSONFault: Error, Hashable, Sendable {
  case syntax(at: Int)
  /// Values lie deeper in one another than any service sends them.
  case tooDeep(at: Int)
}

/// Reads one JSON value out of bytes.
///
/// Strict about form and lenient about text: bytes that are no UTF-8 and halves of surrogate pairs
/// become U+FFFD.
struct ServiceJSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private let depthLimit: Int

  static func parse(
    _ bytes: [UInt8], depthLimit: Int = 40
  ) throws(ServiceJSONFault) -> ServiceJSON {
    do {
      return try bytes.withUnsafeBufferPointer { buffer in
        var parser = ServiceJSONParser(bytes: buffer, depthLimit: depthLimit)
        return try parser.whole()
      }
    } catch let fault as ServiceJSONFault {
      throw fault
    } catch {
      throw .syntax(at: 0)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func whole() throws(ServiceJSONFault) -> ServiceJSON {
    let value = try value(depth: 0)
    skipBlanks()
    guard position == bytes.count else { throw .syntax(at: position) }
    return value
  }

  private mutating func value(depth: Int) throws(ServiceJSONFault) -> ServiceJSON {
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

  private mutating func object(depth: Int) throws(ServiceJSONFault) -> ServiceJSON {
    var members: [String: ServiceJSON] = [:]
    try open(depth: depth)
    if take("}") { return .object([:]) }
    repeat {
      skipBlanks()
      let name = try string()
      skipBlanks()
      try expect(":")
      members[name] = try value(depth: depth)
      skipBlanks()
    } while take(",")
    try expect("}")
    return .object(members)
  }

  private mutating func array(depth: Int) throws(ServiceJSONFault) -> ServiceJSON {
    var values: [ServiceJSON] = []
    try open(depth: depth)
    if take("]") { return .array([]) }
    repeat {
      values.append(try value(depth: depth))
      skipBlanks()
    } while take(",")
    try expect("]")
    return .array(values)
  }

  private mutating func open(depth: Int) throws(ServiceJSONFault) {
    guard depth <= depthLimit else { throw .tooDeep(at: position) }
    position += 1
    skipBlanks()
  }

  private mutating func word(
    _ word: StaticString, _ value: ServiceJSON
  ) throws(ServiceJSONFault) -> ServiceJSON {
    let length = word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: length)
    guard bytes[position...].starts(with: expected) else { throw .syntax(at: position) }
    position += length
    return value
  }

  private mutating func number() throws(ServiceJSONFault) -> Double {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw .syntax(at: start) }
    return number
  }

  private mutating func digits() throws(ServiceJSONFault) {
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

  mutating func expect(_ byte: Unicode.Scalar) throws(ServiceJSONFault) {
    guard take(byte) else { throw .syntax(at: position) }
  }
}
