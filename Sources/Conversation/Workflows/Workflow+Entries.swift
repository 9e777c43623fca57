import Catalogs

/// Records in the order that people see them.
extension Workflow {
  /// What a query finds, as entries of a list: comics come newest first unless another order is asked for.
  func entries(_ query: Query) -> [ItemID] {
    if query.filters.isEmpty, query.sort == nil {
      return world.indexes.entries(of: query.catalog)
    }
    let names = library[query.catalog].names
    let found = library[query.catalog].positions(query).map { ItemID(query.catalog, names[$0].key) }
    return query.catalog == .comics && query.sort == nil ? found.reversed() : found
  }
}
