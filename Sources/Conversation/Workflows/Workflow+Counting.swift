import Catalogs

/// How many there are.
extension Workflow {
  /// Of a catalog, of the list on show, or of every catalog.
  func count(_ catalog: CatalogID?, filters: [Filter]?) -> [Action] {
    if let catalog { return [.telling(.counted(tally(catalog, filters)))] }
    if let kind = state.place.listingKind {
      return [.telling(.shownCounted(kind, state.shown.count))]
    }
    return [.telling(.catalogsCounted(CatalogID.allCases.map { tally($0, []) }))]
  }

  /// Without filters of its own a count names those that are on, beside the whole.
  private func tally(_ catalog: CatalogID, _ filters: [Filter]?) -> Count {
    let filters = filters ?? state.filters(on: catalog)
    return Count(
      catalog, total: library[catalog].count, filters: filters,
      matching: library[catalog].positions(Query(catalog, filters: filters)).count)
  }
}
