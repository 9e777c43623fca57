import Catalogs
package import Conversation

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
    if measured.measure == .share {
      return
        "\(quantity(Figure.rounded(figure), .none))% of all \(noun(measured.catalog, plural: true))"
        + " (\(number(measured.count))): \(phrases(measured.filters, in: measured.catalog))."
    }
    let amount = quantity(Figure.rounded(figure), measured.unit)
    return "\(Self.measures[measured.measure] ?? "") \(fact) of"
      + " \(counted(measured.count, measured.catalog))\(filters): \(amount)."
  }

  /// Values in their order: "Most frequent type of 334 monsters: beast (87), then humanoid (50)".
  func tallied(_ tally: Tally) -> String {
    let fact = inSentence(tally.fact, in: tally.catalog)
    let filters = tally.filters.isEmpty ? "" : " (\(phrases(tally.filters, in: tally.catalog)))"
    guard let first = tally.ranks.first else {
      return "I know no \(fact) of any of those \(noun(tally.catalog, plural: true))\(filters)."
    }
    let rest = tally.ranks.dropFirst().map { ranked($0, tally) }
    return "\(Self.measures[tally.measure] ?? "") \(fact) of"
      + " \(counted(tally.total, tally.catalog))\(filters): \(ranked(first, tally))"
      + (rest.isEmpty ? "." : ", then \(joined(rest)).")
  }

  private func ranked(_ rank: Tally.Rank, _ tally: Tally) -> String {
    let value = value(of: Filter(tally.fact, .is, rank.value))
    return "\(term(value, of: tally.fact, in: tally.catalog)) (\(number(rank.count)))"
  }

  package func word(for measure: Measure) -> String {
    Self.measures[measure]?.lowercased() ?? measure.rawValue
  }

  private static let measures: [Measure: String] = [
    .average: "Average", .median: "Median", .total: "Total", .lowest: "Lowest", .highest: "Highest",
    .mostCommon: "Most frequent", .leastCommon: "Least frequent", .share: "Share",
  ]
}
