extension Bytes {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")

  /// A whole number, with a sign or without; nil if it is anything else.
  var integer: Int? {
    var digits = self
    let sign = digits.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits = digits.dropFirst(1) }
    guard !digits.isEmpty, digits.count < 16 else { return nil }
    var value = 0
    for index in 0..<digits.count {
      let digit = Int(digits.start[index]) - 48
      guard 0...9 ~= digit else { return nil }
      value = value * 10 + digit
    }
    return sign == UInt8(ascii: "-") ? -value : value
  }

  /// A number such as 15.58, without sign or exponent.
  var decimal: Double? {
    var rest = self
    let whole = rest.take(to: UInt8(ascii: "."))
    guard whole.first != UInt8(ascii: "-"), let integer = whole.integer else { return nil }
    if rest.isEmpty { return Double(integer) }
    guard rest.count < 9, let fraction = rest.integer, fraction >= 0 else { return nil }
    var scale = 1
    for _ in 0..<rest.count { scale *= 10 }
    // One division of two exact numbers gives the nearest Double, as a literal would.
    return Double(integer * scale + fraction) / Double(scale)
  }

  /// The text without a space at either end.
  var trimmed: Bytes {
    let rest = first == Self.space ? dropFirst(1) : self
    let endsInSpace = rest.count > 0 && rest.start[rest.count - 1] == Self.space
    return endsInSpace ? rest.prefix(rest.count - 1) : rest
  }

  /// The parts of a list, which stand between "; ".
  var list: [Bytes] {
    var parts: [Bytes] = []
    var rest = self
    while !rest.isEmpty {
      parts.append(rest.take(to: UInt8(ascii: ";")).trimmed)
    }
    return parts
  }

  /// The words between single spaces.
  var words: [Bytes] {
    var words: [Bytes] = []
    var rest = self
    while !rest.isEmpty { words.append(rest.take(to: Self.space)) }
    return words
  }
}
