/// A catalog: what it knows of each record, and the records.
package struct Catalog: Sendable {
  /// A record's key with every spelling people use for it: the name first, then aliases and scientific name.
  package struct Names: Sendable {
    package let key: String
    package let spellings: [String]
    package init(key: String, spellings: [String]) {
      self.key = key
      self.spellings = spellings
    }
  }

  package let id: CatalogID
  /// Facts in the order of the card.
  package let facts: [FactSpec]
}
