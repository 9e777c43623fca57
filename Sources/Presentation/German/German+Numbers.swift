package import Catalogs

extension German {
  package var separators: (thousands: String, decimals: String) { (".", ",") }

  package func quantity(_ number: String, _ unit: Unit, isOne: Bool) -> String {
    switch unit {
    case .none: number
    case .calories: number + (isOne ? " Kalorie" : " Kalorien")
    case .grams: number + " g"
    case .milligrams: number + " mg"
    case .micrograms: number + " µg"
    case .inches: number + " Zoll"
    case .pounds: number + " Pfund"
    case .years: number + (isOne ? " Jahr" : " Jahre")
    case .dollars: number + " Dollar"
    case .experience: number + " EP"
    case .feet: number + " Fuß"
    case .dailyPercent: number + " % des Tagesbedarfs"
    case .episodes: number + (isOne ? " Folge" : " Folgen")
    }
  }

  package func yearly(_ quantity: String, year: Int) -> String { "\(quantity) im Jahr \(year)" }

  package func date(_ day: CalendarDay) -> String {
    "\(day.day). \(Self.name(ofMonth: day.month)) \(day.year)"
  }

  /// Voices read "21." as an ordinal themselves.
  package func spokenDate(_ day: CalendarDay) -> String { date(day) }

  package func episodes(_ runs: String, count: Int) -> String {
    switch count {
    case 0: "keine"
    case 1: runs
    default: "\(runs) (insgesamt \(count))"
    }
  }

  package func nutrition(
    _ parts: [(fact: Fact, amount: String)], serving: String?
  ) -> String {
    let amounts = parts.map { part in
      switch part.fact {
      case .calories: part.amount
      // "38 % des Tagesbedarfs": the name comes first.
      case _ where part.amount.holds("%"): Self.nutrient(part.fact) + " " + part.amount
      default: part.amount + " " + Self.nutrient(part.fact)
      }
    }
    return amounts.joined(separator: ", ") + (serving.map { " pro " + $0 } ?? "")
  }

  /// What there is so much of: "0,2 g gesättigte Fettsäuren".
  static func nutrient(_ fact: Fact) -> String { nutrients[fact] ?? "" }

  private static let nutrients: [Fact: String] = [
    .protein: "Eiweiß", .fat: "Fett", .saturatedFat: "gesättigte Fettsäuren",
    .carbohydrates: "Kohlenhydrate", .sugars: "Zucker", .fiber: "Ballaststoffe",
    .cholesterol: "Cholesterin", .sodium: "Natrium", .selenium: "Selen",
  ]

  static func name(ofMonth month: Int) -> String {
    months.indices.contains(month - 1) ? months[month - 1] : "Monat \(month)"
  }

  static let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]
}
