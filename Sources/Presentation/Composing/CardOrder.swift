package import Catalogs

/// The facts of each catalog's cards, in the order that the catalog itself gives.
package enum CardOrder {
  package static func facts(_ catalog: CatalogID) -> [Fact] { cards[catalog] ?? [] }

  private static let cards = Dictionary(
    uniqueKeysWithValues: CatalogID.allCases.map { catalog in
      (catalog, Library.embedded[catalog].facts.filter(\.onCard).map(\.fact))
    })
}
