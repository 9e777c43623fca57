extension Tokenizer {
  /// Reads a number in digits, or a word that begins with digits ("1st", "80s").
  mutating func number(negative: Bool = false) {
    if !negative, let date = WrittenDate(source[position...]) { return emit(date) }
    let start = negative ? position - 1 : position
    if negative { utterance.letters.append(UInt8(ascii: "-")) }
    var digits = digits(grouped: true)
    var denominator = 1
    if peek(0) == UInt8(ascii: "."), isDigit(peek(1)) {
      utterance.letters.append(UInt8(ascii: "."))
      position += 1
      (digits, denominator) = fraction(after: digits)
    } else if peek(0) == UInt8(ascii: "/"), isDigit(peek(1)) {
      utterance.letters.append(UInt8(ascii: "/"))
      position += 1
      denominator = self.digits(grouped: false)
    }
    if (97...122).contains(peek(0) | 32) || peek(0) >= 0x80 {
      if !isUnitNext {
        sourceStart = start
        return
      }
    }
    let value = Number(negative ? -digits : digits, over: denominator)
    emit(from: start, number: isQuoted || denominator == 0 ? nil : value)
    if peek(0) == UInt8(ascii: "+"), !isDigit(peek(1)) {
      emitSign(UInt8(ascii: "+"))
    } else if peek(0) == UInt8(ascii: "-"), isDigit(peek(1)) {
      emitSign(UInt8(ascii: "-"))
    }
  }

  /// A day in digits is a sign of its own, and its year, month and day in this order.
  private mutating func emit(_ date: WrittenDate) {
    let start = position
    position += date.length
    utterance.letters.append(WrittenDate.sign)
    emit(from: start, number: nil)
    for part in [date.year, date.month, date.day] {
      utterance.letters.append(contentsOf: String(part).utf8)
      emit(from: position, number: isQuoted ? nil : Number(part))
    }
  }

  /// Whether a unit of measure follows and nothing after it: "20g" is a number and a word.
  private var isUnitNext: Bool {
    var end = position
    while end < source.count, isWordByte(source[end]) { end += 1 }
    guard end - position <= 4 else { return false }
    return Self.units.contains(String(decoding: source[position..<end], as: UTF8.self))
  }

  /// Short names of units and game terms that are the same in all languages.
  private static let units: Set<String> = [
    "g", "mg", "mcg", "kg", "lb", "lbs", "ft", "oz", "kcal", "cal", "hp", "xp", "in",
  ]

  /// Digits at the position, with commas between groups of three left out; at most twelve count.
  private mutating func digits(grouped: Bool) -> Int {
    var value = 0
    while true {
      let byte = peek(0)
      if isDigit(byte) {
        value = min(value * 10 + Int(byte - 48), Number.limit)
        utterance.letters.append(byte)
        position += 1
      } else if grouped, byte == UInt8(ascii: ","), isDigit(peek(1)), isDigit(peek(2)),
        isDigit(peek(3)), !isDigit(peek(4))
      {
        position += 1
      } else {
        return value
      }
    }
  }

  /// Decimals at the position, at most six of them, added to a whole number.
  private mutating func fraction(after whole: Int) -> (numerator: Int, denominator: Int) {
    var numerator = whole
    var denominator = 1
    while isDigit(peek(0)) {
      if denominator < 1_000_000, numerator < Number.limit / 10 {
        numerator = numerator * 10 + Int(peek(0) - 48)
        denominator *= 10
      }
      utterance.letters.append(peek(0))
      position += 1
    }
    return Tokenizer.reduced(numerator, denominator)
  }

  private static func reduced(_ numerator: Int, _ denominator: Int) -> (Int, Int) {
    var (left, right) = (numerator, denominator)
    while right != 0 { (left, right) = (right, left % right) }
    let divisor = max(1, left)
    return (numerator / divisor, denominator / divisor)
  }
}
