/// A calendar day in digits: "2015-05-04", "12/25/2015", "25.12.2015".
struct WrittenDate: Equatable {
  let year: Int
  let month: Int
  let day: Int
  /// How many bytes it takes.
  let length: Int

  /// Stands before the numbers of a day, so that they are no other numbers.
  static let sign = UInt8(ascii: "@")

  /// The day that a text begins with, if it does.
  ///
  /// The year has four digits, and stands first or last. Between slashes the month comes before the day where both may be one, as
  /// in the United States; between points the day comes first, as in Europe.
  init?(_ text: ArraySlice<UInt8>) {
    var numbers: [Int] = []
    var position = text.startIndex
    var separator: UInt8?
    while numbers.count < 3 {
      let digits = text[position...].prefix { (48...57).contains($0) }
      guard digits.count == 4 || 1...2 ~= digits.count else { return nil }
      // No word that begins with a digit costs an array.
      let next = digits.endIndex < text.endIndex ? text[digits.endIndex] : 0
      if numbers.isEmpty {
        guard next == UInt8(ascii: "-") || next == UInt8(ascii: "/") || next == UInt8(ascii: ".")
        else { return nil }
        separator = next
      }
      numbers.append(digits.reduce(0) { $0 * 10 + Int($1 - 48) })
      position = digits.endIndex
      guard numbers.count < 3 else { break }
      guard next == separator else { return nil }
      position += 1
    }
    // "1.2.3.4" and "2015-05-04T10" are something else.
    if position < text.endIndex {
      let next = text[position]
      let isWord = (48...57).contains(next) || (97...122).contains(next | 32) || next >= 0x80
      if isWord { return nil }
      if next == separator, position + 1 < text.endIndex, (48...57).contains(text[position + 1]) {
        return nil
      }
    }
    length = position - text.startIndex
    if numbers[0] > 999 {
      (year, month, day) = (numbers[0], numbers[1], numbers[2])
    } else if separator == UInt8(ascii: "."), numbers[1] <= 12 {
      (year, month, day) = (numbers[2], numbers[1], numbers[0])
    } else {
      let isDayFirst = numbers[0] > 12
      (year, month, day) = (
        numbers[2], isDayFirst ? numbers[1] : numbers[0], isDayFirst ? numbers[0] : numbers[1]
      )
    }
    guard year > 999, 1...12 ~= month, 1...31 ~= day else { return nil }
  }
}
