package import Catalogs

/// How many records share each value of a fact, the first of them in the order that was asked for.
package struct Tally: Hashable, Codable, Sendable {
  /// A value with how many records have it.
  package struct Rank: Hashable, Codable, Sendable {
    package let value: String
    package let count: Int
  }

  package let measure: Measure
  package let fact: Fact
  package let catalog: CatalogID
  package let filters: [Filter]
  /// Records among which it was counted.
  package let total: Int
  /// At most five; empty when no record has a value.
  package let ranks: [Rank]
}
