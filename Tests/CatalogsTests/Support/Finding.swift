import Catalogs

/// Keys of what an embedded catalog finds, in order.
func keys(
  _ catalog: CatalogID, _ filters: Filter..., sort: Query.Sort? = nil
) -> [String] {
  Library.embedded[catalog].select(Query(catalog, filters: filters, sort: sort)).map(\.id.key)
}

func count(_ catalog: CatalogID, _ filters: Filter...) -> Int {
  Library.embedded[catalog].positions(Query(catalog, filters: filters)).count
}

extension Item {
  /// An embedded record by its key; an empty one when it is missing, which every expectation then shows.
  static func embedded(_ catalog: CatalogID, _ key: String) -> Item {
    Library.embedded[ItemID(catalog, key)]
      ?? Item(id: ItemID(catalog, key), name: "missing", facts: [:])
  }
}
