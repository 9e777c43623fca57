import Catalogs
import Conversation

extension German {
  /// A measure in one line: "Trefferpunkte, Durchschnitt von 42 Monstern (Drachen): 236,1".
  func measured(_ measured: Measured) -> String {
    let fact = label(measured.fact, in: measured.catalog)
    let filters =
      measured.filters.isEmpty ? "" : " (\(phrases(measured.filters, in: measured.catalog)))"
    guard let figure = measured.figure else {
      return "\(fact): Dazu habe ich bei keinem davon eine Zahl\(filters)."
    }
    let isOne = measured.count == 1
    let all =
      isOne
      ? counted(1, measured.catalog)
      : "\(number(measured.count)) \(dativePlural(measured.catalog))"
    let amount = quantity(Figure.rounded(figure), measured.unit)
    let measure = Self.measures[measured.measure] ?? ""
    return "\(fact), \(measured.count == 1 ? measure + " (\(all))" : measure + " von " + all)"
      + "\(filters): \(amount)."
  }

  private static let measures: [Measure: String] = [
    .average: "Durchschnitt", .total: "Summe", .lowest: "kleinster Wert",
    .highest: "größter Wert",
  ]
}
