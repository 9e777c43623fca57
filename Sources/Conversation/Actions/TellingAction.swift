package import Catalogs

/// What was told of records without leaving the place.
package enum TellingAction: Hashable, Sendable {
  case factTold(Fact, Item)
  /// The catalog has the fact, this record does not.
  case factLacking(Fact, Item)
  /// The record's catalog does not have such a fact; these can be asked for.
  case factForeign(Fact, Item, askable: [Fact])
  /// Whether a record is as a tag says; nil where that is not known.
  case checked(Bool?, Filter, Item)
  case compared(Comparison, by: Fact?)
  /// Records of different catalogs, and the facts that both have.
  case incomparable([Item], by: Fact?, shared: [Fact])
  case counted(Count)
  case measured(Measured)
  case tallied(Tally)
  case shownCounted(Listing.Kind, Int)
  case catalogsCounted([Count])
  case pictureShown(Picture, Item, zoomed: Bool)
  case pictureLacking(Item)
  case caught(Item, seed: UInt64)
  case seaWatched(seed: UInt64)
}

/// How many records a catalog has, and how many of them the filters leave.
package struct Count: Hashable, Codable, Sendable {
  package let catalog: CatalogID
  package let total: Int
  package let filters: [Filter]
  package let matching: Int

  package init(_ catalog: CatalogID, total: Int, filters: [Filter] = [], matching: Int) {
    self.catalog = catalog
    self.total = total
    self.filters = filters
    self.matching = matching
  }
}
