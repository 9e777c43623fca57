import Catalogs

/// Averages, totals and the like.
extension Workflow {
  /// Over what the filters leave of a catalog; without filters of its own, over what those that are on leave.
  func measure(_ measure: Measure, _ fact: Fact, of catalog: CatalogID, filters: [Filter]?)
    -> [Action]
  {
    let filters = filters ?? state.filters(on: catalog)
    let items = library[catalog].select(Query(catalog, filters: filters))
    if measure == .mostCommon || measure == .leastCommon {
      return [.telling(.tallied(tally(fact, measure, of: catalog, filters, items)))]
    }
    if measure == .share {
      let figure = items.isEmpty ? 0 : Double(items.count) * 100 / Double(library[catalog].count)
      return [
        .telling(
          .measured(
            Measured(
              measure: .share, fact: fact, catalog: catalog, filters: filters, count: items.count,
              figure: figure, unit: .none)))
      ]
    }
    let fact = fact == .episodes ? .episodeCount : fact
    // Words that are ordered, such as sizes, are no numbers.
    let values = items.compactMap { $0[fact] }.filter { $0.number != nil && !$0.isDay }
    return [
      .telling(
        .measured(
          Measured(
            measure: measure, fact: fact, catalog: catalog, filters: filters, count: values.count,
            figure: measure.figure(of: values.compactMap(\.number)),
            unit: values.first?.unit ?? .none)))
    ]
  }

  /// So many values are told.
  private static let mostRanks = 5

  private func tally(
    _ fact: Fact, _ measure: Measure, of catalog: CatalogID, _ filters: [Filter], _ items: [Item]
  ) -> Tally {
    let ordered = library[catalog].ranks(of: fact, among: items, measure)
    return Tally(
      measure: measure, fact: fact, catalog: catalog, filters: filters, total: items.count,
      ranks: ordered.prefix(Self.mostRanks).map {
        Tally.Rank(value: title(ofEpisode: $0.value, fact) ?? $0.value, count: $0.count)
      })
  }

  /// Episodes are told by their names, beside their codes.
  private func title(ofEpisode code: String, _ fact: Fact) -> String? {
    guard fact == .episodes else { return nil }
    return library.episodes.first { $0.code == code }.map { "\($0.name), \($0.code)" }
  }
}

extension Catalog {
  /// The values of a fact by how many records have them; those of the same number keep the catalog's order, from whichever
  /// end they are told.
  func ranks(
    of fact: Fact, among items: [Item], _ measure: Measure
  ) -> [(value: String, count: Int)] {
    let values = values(of: fact, among: items)
    guard measure == .leastCommon else { return values }
    return values.enumerated()
      .sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
  }
}

extension FactValue {
  /// Days are numbers only for their order.
  fileprivate var isDay: Bool {
    if case .date = self { true } else { false }
  }

  fileprivate var unit: Unit {
    switch self {
    case .number(_, let unit), .yearly(_, let unit, _): unit
    case .distances: .feet
    default: .none
    }
  }
}
