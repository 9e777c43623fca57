import Catalogs
import Conversation

extension English {
  /// A measure in one line: "Average hit points of 42 monsters (dragon): 236.1".
  func measured(_ measured: Measured) -> String {
    let fact = inSentence(measured.fact, in: measured.catalog)
    let filters =
      measured.filters.isEmpty ? "" : " (\(phrases(measured.filters, in: measured.catalog)))"
    guard let figure = measured.figure else {
      let nouns = noun(measured.catalog, plural: true)
      return "I have no number for \(fact) of any of those \(nouns)\(filters)."
    }
    let amount = quantity(Figure.rounded(figure), measured.unit)
    return "\(Self.measures[measured.measure] ?? "") \(fact) of"
      + " \(counted(measured.count, measured.catalog))\(filters): \(amount)."
  }

  private static let measures: [Measure: String] = [
    .average: "Average", .total: "Total", .lowest: "Lowest", .highest: "Highest",
  ]
}
