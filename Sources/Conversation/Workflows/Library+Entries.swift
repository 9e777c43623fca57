import Catalogs

/// The catalogs in the order that people see them: as they are, but comics newest first.
extension Library {
  /// What a query finds, as entries of a list.
  func entries(_ query: Query) -> [ItemID] {
    let catalog = self[query.catalog]
    let names = catalog.names
    if query.filters.isEmpty, query.sort == nil {
      let all = names.map { ItemID(query.catalog, $0.key) }
      return query.catalog == .comics ? all.reversed() : all
    }
    let found = catalog.positions(query).map { ItemID(query.catalog, names[$0].key) }
    return query.catalog == .comics && query.sort == nil ? found.reversed() : found
  }

  /// Whether an item passes filters of its catalog.
  func admits(_ id: ItemID, _ filters: [Filter]) -> Bool {
    guard !filters.isEmpty else { return true }
    let catalog = self[id.catalog]
    guard let position = catalog.position(of: id.key) else { return false }
    return catalog.positions(Query(id.catalog, filters: filters)).contains(position)
  }

  /// The record at an end of a catalog: the first comic is number 1, the last one the latest.
  func item(at end: End, of catalog: CatalogID) -> Item? {
    end == .first ? self[catalog].first : self[catalog].latest
  }

  /// Where one begins who steps into a catalog: the latest comic, the first of everything else.
  func entrance(of catalog: CatalogID) -> Item? {
    item(at: catalog == .comics ? .last : .first, of: catalog)
  }

  /// The next or the previous record; the comic after one is the older one.
  ///
  /// A number that no comic has is no record, so it is stepped over both ways.
  func neighbour(of id: ItemID, _ step: Step) -> Item? {
    let forward = (step == .next) != (id.catalog == .comics)
    return self[id.catalog].neighbour(of: id.key, by: forward ? 1 : -1)
  }
}
