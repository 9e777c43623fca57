/// A day as Curio writes and says it: `2026-08-21`, `21 August 2026`, `August 21st 2026`, `21.
/// August 2026`.
struct DateShape {
  private var rest: ArraySlice<UInt8>

  /// The number of bytes of the day a text begins with.
  static func length(in text: ArraySlice<UInt8>) -> Int? {
    for shape in [iso, dayFirst, monthFirst] {
      var date = DateShape(rest: text)
      if shape(&date), !(date.rest.first.map { 0x30...0x39 ~= $0 } ?? false) {
        return text.count - date.rest.count
      }
    }
    return nil
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "januar", "februar", "märz", "mai", "juni", "juli",
    "oktober", "dezember",
  ]
  private static let suffixes = ["st", "nd", "rd", "th", "."]

  private static func iso(_ date: inout DateShape) -> Bool {
    date.number(4...4) && date.take("-") && date.number(2...2) && date.take("-")
      && date.number(2...2)
  }

  private static func dayFirst(_ date: inout DateShape) -> Bool {
    date.day() && date.take(" ") && date.month() && date.year()
  }

  private static func monthFirst(_ date: inout DateShape) -> Bool {
    date.month() && date.take(" ") && date.day() && date.year()
  }

  private mutating func day() -> Bool {
    guard number(1...2) else { return false }
    _ = Self.suffixes.contains { take($0) }
    return true
  }

  private mutating func year() -> Bool {
    _ = take(",")
    return take(" ") && number(4...4)
  }

  /// A month's name, in full or its first three letters.
  private mutating func month() -> Bool {
    let word = rest.prefix { $0 >= 0x80 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
    let name = String(decoding: word, as: UTF8.self).lowercased()
    guard Self.months.contains(where: { $0 == name || $0.prefix(3) == name }) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func number(_ digits: ClosedRange<Int>) -> Bool {
    let found = rest.prefix { 0x30...0x39 ~= $0 }.count
    guard digits ~= found else { return false }
    rest = rest.dropFirst(found)
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }
}
