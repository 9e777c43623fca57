/// Which records of a catalog, and in which order.
///
/// Filters on one field with `is` add up (any of them fits); everything else narrows. A filter may hold
/// several values that must be met at once, and others of which any will do.
package struct Query: Codable, Hashable, Sendable {
  /// An order by one fact; records that lack it come last.
  package struct Sort: Codable, Hashable, Sendable {
    package let field: Fact
    package let descending: Bool

    package init(_ field: Fact, descending: Bool) {
      self.field = field
      self.descending = descending
    }
  }

  package var catalog: CatalogID
  package var filters: [Filter]
  package var sort: Sort?
  /// How many of those that it finds are wanted, the first in its order; nil for all.
  package var limit: Int?

  package init(
    _ catalog: CatalogID, filters: [Filter] = [], sort: Sort? = nil, limit: Int? = nil
  ) {
    self.catalog = catalog
    self.filters = filters
    self.sort = sort
    self.limit = limit
  }

  /// The same without a limit.
  package var whole: Query { Query(catalog, filters: filters, sort: sort) }
}
