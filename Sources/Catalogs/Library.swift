/// The four catalogs together.
package struct Library: Sendable {
  package subscript(id: CatalogID) -> Catalog { fatalError("to be written") }
  package subscript(id: ItemID) -> Item? { nil }
}
