import Catalogs
package import Conversation

extension German {
  /// A measure in one line: "Trefferpunkte, Durchschnitt von 42 Monstern (Drachen): 236,1".
  func measured(_ measured: Measured) -> String {
    let fact = label(measured.fact, in: measured.catalog)
    let filters =
      measured.filters.isEmpty ? "" : " (\(phrases(measured.filters, in: measured.catalog)))"
    guard let figure = measured.figure else {
      return "\(fact): Dazu habe ich bei keinem davon eine Zahl\(filters)."
    }
    if measured.measure == .share {
      return
        "\(quantity(Figure.rounded(figure), .none)) % aller \(noun(measured.catalog, plural: true))"
        + " (\(number(measured.count))): \(phrases(measured.filters, in: measured.catalog))."
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

  /// Values in their order: "Typ, am häufigsten bei 334 Monstern: Tier (87), dann Humanoider (50)".
  func tallied(_ tally: Tally) -> String {
    let fact = label(tally.fact, in: tally.catalog)
    let filters = tally.filters.isEmpty ? "" : " (\(phrases(tally.filters, in: tally.catalog)))"
    guard let first = tally.ranks.first else {
      return "\(fact): Dazu weiß ich bei keinem davon etwas\(filters)."
    }
    let rest = tally.ranks.dropFirst().map { ranked($0, tally) }
    let all =
      tally.total == 1
      ? counted(1, tally.catalog) : "\(number(tally.total)) \(dativePlural(tally.catalog))"
    return "\(fact), \(Self.measures[tally.measure] ?? "") bei \(all)\(filters):"
      + " \(ranked(first, tally))" + (rest.isEmpty ? "." : ", dann \(joined(rest)).")
  }

  private func ranked(_ rank: Tally.Rank, _ tally: Tally) -> String {
    let value = value(of: Filter(tally.fact, .is, rank.value))
    return "\(term(value, of: tally.fact, in: tally.catalog)) (\(number(rank.count)))"
  }

  package func word(for measure: Measure) -> String {
    Self.measures[measure] ?? measure.rawValue
  }

  private static let measures: [Measure: String] = [
    .average: "Durchschnitt", .median: "Median", .total: "Summe", .lowest: "kleinster Wert",
    .highest: "größter Wert", .mostCommon: "am häufigsten", .leastCommon: "am seltensten",
    .share: "Anteil",
  ]
}
