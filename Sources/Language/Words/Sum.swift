/// A number in words as it grows from left to right.
struct Sum {
  private var whole = 0
  private var current: Int
  private var denominator = 1
  /// The place of the last part: units 1, teens 2, tens 10, hundreds 100.
  private var last: Int

  init(_ part: Numerals.Part) {
    denominator = part.number.denominator
    current = part.number.numerator
    last = Self.place(current)
  }

  private static func place(_ value: Int) -> Int {
    value >= 100 ? value : value >= 20 ? 10 : value >= 10 ? 2 : 1
  }

  var number: Number { Number(whole + current, over: denominator) }
  var takesJoin: Bool { denominator == 1 && last >= 100 }

  /// Takes one more part, or refuses it.
  mutating func add(_ part: Numerals.Part) -> Bool {
    if part.number.denominator > 1 {
      // "three quarters", "one half".
      guard denominator == 1, whole == 0, current < 20, last < 10 else { return false }
      current *= part.number.numerator
      denominator = part.number.denominator
      return true
    }
    guard denominator == 1 else { return false }
    let value = part.number.numerator
    if part.multiplies { return multiply(by: value) }
    let fits = last >= 100 || (last == 10 && value < 10)
    guard fits, value > 0 else { return false }
    current += value
    last = Self.place(value)
    return true
  }

  private mutating func multiply(by value: Int) -> Bool {
    guard current > 0, value > last || value >= 1000 else { return false }
    current = min(current * value, Number.limit)
    if value >= 1000 {
      whole += current
      current = 0
    }
    last = value
    return true
  }
}
