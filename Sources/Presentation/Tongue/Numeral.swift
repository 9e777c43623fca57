/// Numbers in digits.
enum Numeral {
  /// The number with its thousands set apart and no needless decimals: "265,300,000", "15.58"; those that it has are at least
  /// so many.
  static func text(
    _ number: Double, _ separators: (thousands: String, decimals: String), decimals least: Int = 0
  ) -> String {
    guard let whole = whole(number) else { return fraction(number, separators, least) }
    if (-999...999).contains(whole) { return String(whole) }
    return grouped(String(whole.magnitude), separators.thousands, negative: whole < 0)
  }

  /// The number as an integer, if it is one.
  ///
  /// `Int(exactly:)` would need the mathematics library, which pure modules do not link.
  private static func whole(_ number: Double) -> Int? {
    guard number.magnitude < 1e15, Double(Int(number)) == number else { return nil }
    return Int(number)
  }

  private static func fraction(
    _ number: Double, _ separators: (thousands: String, decimals: String), _ least: Int
  ) -> String {
    let digits = number.magnitude.description
    guard number.isFinite, !digits.holds("e"),
      let point = digits.utf8.firstIndex(of: UInt8(ascii: "."))
    else { return number.description }
    let whole = grouped(String(digits[..<point]), separators.thousands, negative: number < 0)
    let decimals = digits[digits.utf8.index(after: point)...]
    let zeros = String(repeating: "0", count: max(0, least - decimals.utf8.count))
    return whole + separators.decimals + decimals + zeros
  }

  private static func grouped(_ digits: String, _ separator: String, negative: Bool) -> String {
    if digits.utf8.count <= 3 { return negative ? "-" + digits : digits }
    var text = negative ? "-" : ""
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += separator }
      text.unicodeScalars.append(UnicodeScalar(digit))
    }
    return text
  }
}
