/// A JSON value on its way out; members keep their order.
indirect enum JSON: Sendable {
  case object([(String, JSON)])
  case array([JSON])
  case string(String)
  case number(Int)
  case bool(Bool)
  /// Left out of the object it is in.
  case nothing

  static func strings(_ strings: [String]) -> JSON { .array(strings.map(JSON.string)) }

  var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it says nothing: empty objects and arrays are left out too.
  private var isEmpty: Bool {
    switch self {
    case .object(let members): members.allSatisfy(\.1.isEmpty)
    case .array(let elements): elements.isEmpty
    case .nothing: true
    case .string, .number, .bool: false
    }
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .object(let members):
      let said = members.filter { !$0.1.isEmpty }
      Self.write(said, between: ("{", "}"), to: &bytes) { member, bytes in
        Self.quote(member.0, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.1.write(to: &bytes)
      }
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &bytes) { $0.write(to: &$1) }
    case .string(let string): Self.quote(string, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .nothing: bytes += "null".utf8
    }
  }

  private static func write<Element>(
    _ elements: [Element], between signs: (String, String), to bytes: inout [UInt8],
    each: (Element, inout [UInt8]) -> Void
  ) {
    bytes += signs.0.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      each(element, &bytes)
    }
    bytes += signs.1.utf8
  }

  private static func quote(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case 0..<0x20, 0x7F:
        let hex = Array("0123456789abcdef".utf8)
        bytes += "\\u00".utf8 + [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
