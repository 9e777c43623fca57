package import Catalogs

/// Records of other catalogs whose names hold the word that a record on show was called by.
package struct Namesakes: Hashable, Codable, Sendable {
  package let word: String
  /// How many there are, catalogs in their order.
  package let counts: [Count]

  package struct Count: Hashable, Codable, Sendable {
    package let catalog: CatalogID
    package let count: Int
  }
}
