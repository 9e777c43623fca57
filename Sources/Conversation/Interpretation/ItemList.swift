import Catalogs

/// The lists of the intents files that hold things of catalogs.
enum ItemList {
  private static let names: [(list: String, catalog: CatalogID)] = [
    ("fish", .fish), ("monster", .monsters), ("character", .characters), ("comic", .comics),
  ]

  static func list(of catalog: CatalogID) -> String {
    names.first { $0.catalog == catalog }?.list ?? ""
  }

  static func catalog(of list: String) -> CatalogID? {
    names.first { $0.list == list }?.catalog
  }
}
