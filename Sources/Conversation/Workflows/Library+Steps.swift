import Catalogs

/// Records and their neighbours; comics are walked from the latest to the first.
extension Library {
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
