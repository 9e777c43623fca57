import Catalogs
import Language

/// Days and months of comics.
extension VerbBuilder {
  /// The days that parts of a group say together: a day, a month of a year, months from one to another.
  static func dates(_ parts: [Slot], _ comparison: Filter.Comparison) -> [Filter] {
    func said(_ name: String) -> String? { parts.first { $0.name == name }?.single }
    let year = said("year")
    if let low = said("month.low"), let high = said("month.high") {
      guard let first = said("year.low") ?? year else {
        return [Filter(.month, .min, low), Filter(.month, .max, high)]
      }
      let last = said("year.high") ?? first
      return [
        Filter(.date, .min, "\(first)-\(padded(low))"),
        Filter(.date, .max, "\(last)-\(padded(high))"),
      ]
    }
    if let ago = parts.lazy.compactMap(\.ago).first { return [Filter(.date, comparison, ago)] }
    let named = parts.lazy.compactMap(\.dayOfYear).first
    guard let month = named?.month ?? said("month") else { return [] }
    let day = (named?.day ?? said("day")).map(padded)
    // A day without a year is that of every year.
    guard let year else {
      return day.map { [Filter(.date, comparison, "--\(padded(month))-\($0)")] } ?? []
    }
    let iso = "\(year)-\(padded(month))"
    return [Filter(.date, comparison, day.map { "\(iso)-\($0)" } ?? iso)]
  }

  /// "From the first of May until the third": a day with an end after it is where the days begin.
  static func spanning(_ tags: [Filter]) -> [Filter] {
    guard tags.count > 1,
      let start = tags.firstIndex(where: { $0.field == .date && $0.isPlain }),
      tags[(start + 1)...].contains(where: { $0.field == .date && $0.comparison == .max })
    else { return tags }
    var tags = tags
    tags[start] = Filter(.date, .min, tags[start].value)
    return tags
  }

  /// After "July 2015", August is that year's, and 2016 has its July.
  func dated(_ filters: [Filter], like old: @autoclosure () -> [Filter]) -> [Filter] {
    guard filters.contains(where: { [.date, .month, .year].contains($0.field) }),
      let date = old().first(where: { $0.field == .date && !$0.value.hasPrefix("-") })
    else { return filters }
    return filters.map { $0.field == .year ? $0.inMonth(of: date) : $0.inYear(of: date) }
  }

  static func padded(_ text: String) -> String { text.utf8.count < 2 ? "0" + text : text }
}

extension Filter {
  /// A year, as the year of the month or day that a date is; anything else as it is.
  fileprivate func inMonth(of date: Filter) -> Filter {
    guard isPlain, date.isPlain, date.value.utf8.count > value.utf8.count else { return self }
    return Filter(.date, .is, value + date.value.dropFirst(value.utf8.count))
  }
}

extension Slot {
  /// The month and day that it is in any year: "12-25" of a holiday, or the two numbers of "12/25", which say the month first
  /// where they can.
  fileprivate var dayOfYear: (month: String, day: String)? {
    switch name {
    case "holiday":
      let parts = single?.split(separator: "-").map(String.init) ?? []
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    case "inYear":
      guard case .number(let number) = value, number.denominator > 1 else { return nil }
      let (first, second) = (number.numerator, number.denominator)
      return first > 12 ? ("\(second)", "\(first)") : ("\(first)", "\(second)")
    default: return nil
    }
  }

  /// How long ago, as a filter says it: "now year -3" of the three years in "year.ago".
  fileprivate var ago: String? {
    guard name.hasSuffix(Self.agoEnding), let steps = single else { return nil }
    return "now \(name.dropLast(Self.agoEnding.count)) -\(steps)"
  }

  private static let agoEnding = ".ago"

  /// Whether it should be a day, or a while ago, and is none: "12/45", "2.5 years ago".
  var isNoDate: Bool {
    if let ago { return Period(ago) == nil }
    guard name == "inYear", case .number(let number) = value else { return false }
    let (first, second) = (number.numerator, number.denominator)
    return !(1...12 ~= first && 2...31 ~= second || 13...31 ~= first && 2...12 ~= second)
  }
}
