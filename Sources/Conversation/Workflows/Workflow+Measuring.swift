import Catalogs

/// Averages, totals and the like.
extension Workflow {
  /// Over what the filters leave of a catalog; without filters of its own, over what those that are on leave.
  func measure(_ measure: Measure, _ fact: Fact, of catalog: CatalogID, filters: [Filter]?)
    -> [Action]
  {
    let fact = fact == .episodes ? .episodeCount : fact
    let filters = filters ?? state.filters(on: catalog)
    let items = library[catalog].select(Query(catalog, filters: filters))
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
