import Catalogs

/// A stretch of the calendar that is counted from now, as a filter on a date has it: "now month -1" is last month.
struct Period {
  private enum Unit: String {
    case day, week, month, year
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// Which day of the week it is, Monday as 0.
    var weekday: Int? {
      let days: [Unit] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
      return days.firstIndex(of: self)
    }
  }

  private let unit: Unit
  private let steps: Int

  /// Nil for a value that is a date of its own.
  init?(_ value: String) {
    let words = value.split(separator: " ")
    guard words.count == 3, words[0] == "now", let unit = Unit(rawValue: String(words[1])),
      let steps = Int(words[2]), Self.most.contains(steps)
    else { return nil }
    self.unit = unit
    self.steps = steps
  }

  /// Whoever counts further has no date in mind.
  private static let most = -1_000...1_000
  private static let secondsOfDay = 86_400

  /// Tags on the days it has, seen from a moment in seconds since 1970; weeks begin on Mondays.
  func filters(_ comparison: Filter.Comparison, at now: Int) -> [Filter] {
    switch unit {
    case .year: return [Filter(.year, comparison, "\(CalendarDay(seconds: now).year + steps)")]
    case .month:
      let today = CalendarDay(seconds: now)
      let months = today.year * 12 + today.month - 1 + steps
      let month = VerbBuilder.padded("\(months % 12 + 1)")
      return [Filter(.date, comparison, "\(months / 12)-\(month)")]
    case .day: return [Filter(.date, comparison, day(now, steps))]
    case .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday:
      let back = (Self.weekday(now) - (unit.weekday ?? 0) + 7) % 7
      let last = back == 0 ? -7 : -back
      return [Filter(.date, comparison, day(now, last + 7 * (steps + 1)))]
    case .week:
      let weekday = Self.weekday(now)
      let (first, last) = (day(now, 7 * steps - weekday), day(now, 7 * steps - weekday + 6))
      switch comparison {
      case .is: return [Filter(.date, .min, first), Filter(.date, .max, last)]
      case .min, .under: return [Filter(.date, comparison, first)]
      case .max, .over: return [Filter(.date, comparison, last)]
      case .not:
        let outside = [Filter(.date, .under, first), Filter(.date, .over, last)]
        return Filter(anyOf: outside).map { [$0] } ?? []
      }
    }
  }

  /// Monday is 0; the first of January 1970 was a Thursday.
  private static func weekday(_ now: Int) -> Int { (now / secondsOfDay + 3) % 7 }

  private func day(_ now: Int, _ days: Int) -> String {
    CalendarDay(seconds: now + days * Self.secondsOfDay).iso
  }
}

extension Command {
  /// The same with the days that its tags count from now.
  func dated(at now: Int) -> Command {
    func dated(_ filters: [Filter]) -> [Filter] { filters.flatMap { $0.dated(at: now) } }
    return switch self {
    case .list(let catalog, let filters?, let sort, let limit):
      .list(catalog, filters: dated(filters), sort: sort, limit: limit)
    case .random(let catalog, let filters): .random(catalog, filters: dated(filters))
    case .count(let catalog, let filters?): .count(catalog, filters: dated(filters))
    case .measure(let measure, let fact, of: let catalog, let filters?):
      .measure(measure, fact, of: catalog, filters: dated(filters))
    case .filter(let catalog, let change): .filter(catalog, change.mapping(dated))
    case .check(let filters, let id): .check(dated(filters), id)
    default: self
    }
  }

  /// Whether any of its tags counts from now.
  var isDatedFromNow: Bool {
    switch self {
    case .list(.comics, let filters?, _, _), .count(.comics, let filters?),
      .measure(_, _, of: .comics, let filters?):
      filters.contains(where: \.isDatedFromNow)
    case .random(.comics, let filters): filters.contains(where: \.isDatedFromNow)
    case .check(let filters, let id) where id.catalog == .comics:
      filters.contains(where: \.isDatedFromNow)
    case .filter(.comics, .only(let tags)), .filter(.comics, .narrow(let tags)),
      .filter(.comics, .either(let tags)), .filter(.comics, .also(let tags)),
      .filter(.comics, .drop(let tags)):
      tags.contains(where: \.isDatedFromNow)
    default: false
    }
  }
}

extension Filter {
  fileprivate var isDatedFromNow: Bool {
    (field == .date && value.hasPrefix("now ")) || others.contains(where: \.isDatedFromNow)
  }

  fileprivate func dated(at now: Int) -> [Filter] {
    guard isDatedFromNow else { return [self] }
    guard others.isEmpty else {
      return Filter.tags(anyOf: choices.map { $0.dated(at: now) }) ?? [self]
    }
    return Period(value)?.filters(comparison, at: now) ?? [self]
  }
}

extension FilterChange {
  fileprivate func mapping(_ tags: ([Filter]) -> [Filter]) -> FilterChange {
    switch self {
    case .only(let filters): .only(tags(filters))
    case .narrow(let filters): .narrow(tags(filters))
    case .either(let filters): .either(tags(filters))
    case .also(let filters): .also(tags(filters))
    case .drop(let filters): .drop(tags(filters))
    case .toggle: self
    }
  }
}
