/// What names one record for ever: its catalog and the service's own key.
///
/// The key is a fish's slug, a monster's index, a character's id or a comic's number, as text. Names repeat; keys do not.
package struct ItemID: Codable, Hashable, Sendable {
  package let catalog: CatalogID
  package let key: String

  package init(_ catalog: CatalogID, _ key: String) {
    self.catalog = catalog
    self.key = key
  }
}
