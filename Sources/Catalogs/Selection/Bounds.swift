/// What a value of a filter covers on the line of numbers: a point, or all days of a month.
struct Bounds: Hashable, Sendable {
  let low: Double
  let high: Double

  init(_ number: Double) {
    low = number
    high = number
  }

  /// The days of "2015", "2015-07" or "2015-07-03".
  init?(days text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard 1...3 ~= parts.count, let year = parts[0], 1...9999 ~= year else { return nil }
    let rest = parts.dropFirst()
    guard rest.allSatisfy({ $0.map { 1...31 ~= $0 } ?? false }) else { return nil }
    let low = rest.map { $0 ?? 1 } + [1, 1]
    let high = rest.map { $0 ?? 31 } + [31, 31]
    let month = parts.count > 1 ? low[0] : 12
    self.low = CalendarDay(year: year, month: low[0], day: low[1]).ordinal
    self.high = CalendarDay(year: year, month: month, day: parts.count > 1 ? high[1] : 31).ordinal
  }

  func fit(_ number: Double, _ comparison: Filter.Comparison) -> Bool {
    switch comparison {
    case .is, .not: low <= number && number <= high
    case .min: number >= low
    case .max: number <= high
    case .under: number < low
    case .over: number > high
    }
  }
}
