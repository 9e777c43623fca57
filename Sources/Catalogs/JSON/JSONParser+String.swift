extension JSONParser {
  /// Reads a string; most hold no escape and are taken in one piece.
  mutating func string() throws(JSONFault) -> String {
    try expect("\"")
    let start = position
    try skipOrdinary()
    if take("\"") { return String(decoding: bytes[start..<position - 1], as: UTF8.self) }
    var text = Array(bytes[start..<position])
    while take("\\") {
      try escape(into: &text)
      let start = position
      try skipOrdinary()
      text += bytes[start..<position]
    }
    try expect("\"")
    return String(decoding: text, as: UTF8.self)
  }

  /// Moves to the next quote or backslash; a bare control character is a fault.
  private mutating func skipOrdinary() throws(JSONFault) {
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard byte >= 0x20 else { throw .syntax(at: position) }
      position += 1
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    guard let letter = peek else { throw .syntax(at: position) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(Character(try scalar())).utf8
    default: throw .syntax(at: position - 1)
    }
  }

  /// Reads the digits after `\u`, and the second half of a pair when there is one.
  private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let start = position
    guard 0xD800..<0xDC00 ~= first, take("\\"), take("u") else {
      position = start
      return "\u{FFFD}"
    }
    let second = try fourDigits()
    guard 0xDC00..<0xE000 ~= second else {
      // Not its other half: it stands for itself and is read again.
      position = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw .syntax(at: position)
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}
