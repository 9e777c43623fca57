package import Catalogs

extension English {
  package var separators: (thousands: String, decimals: String) { (",", ".") }

  package func quantity(_ number: String, _ unit: Unit, isOne: Bool) -> String {
    switch unit {
    case .none: number
    case .calories: number + (isOne ? " calorie" : " calories")
    case .grams: number + " g"
    case .milligrams: number + " mg"
    case .micrograms: number + " mcg"
    case .inches: number + (isOne ? " inch" : " inches")
    case .pounds: number + (isOne ? " pound" : " pounds")
    case .years: number + (isOne ? " year" : " years")
    case .dollars: "$" + number
    case .experience: number + " XP"
    case .feet: number + " ft."
    case .dailyPercent: number + "% of a day's need"
    case .episodes: number + (isOne ? " episode" : " episodes")
    }
  }

  package func yearly(_ quantity: String, year: Int) -> String { "\(quantity) in \(year)" }

  package func date(_ day: CalendarDay) -> String {
    "\(day.day) \(Self.name(ofMonth: day.month)) \(day.year)"
  }

  package func spokenDate(_ day: CalendarDay) -> String {
    "\(Self.name(ofMonth: day.month)) \(Self.ordinal(day.day)) \(day.year)"
  }

  package func episodes(_ runs: String, count: Int) -> String {
    switch count {
    case 0: "none"
    case 1: runs
    default: "\(runs) (\(count) in all)"
    }
  }

  package func nutrition(
    _ parts: [(fact: Fact, amount: String)], serving: String?
  ) -> String {
    let amounts = parts.map { part in
      switch part.fact {
      case .calories: part.amount
      // "38% of a day's need": the name comes first.
      case _ where part.amount.holds("%"): inSentence(part.fact, in: .fish) + " " + part.amount
      default: part.amount + " " + inSentence(part.fact, in: .fish)
      }
    }
    return amounts.joined(separator: ", ") + (serving.map { " per " + $0 } ?? "")
  }

  static func name(ofMonth month: Int) -> String {
    months.indices.contains(month - 1) ? months[month - 1] : "month \(month)"
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func ordinal(_ day: Int) -> String {
    switch (day % 10, day) {
    case (_, 11...13): "\(day)th"
    case (1, _): "\(day)st"
    case (2, _): "\(day)nd"
    case (3, _): "\(day)rd"
    default: "\(day)th"
    }
  }
}
