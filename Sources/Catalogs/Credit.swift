/// Where a catalog's data comes from.
package struct Credit: Hashable, Codable, Sendable {
  package let catalog: CatalogID
  /// Who made it, as a proper name.
  package let origin: String
  package let address: String
  package let licence: String
  /// The day the copy was made.
  package let snapshot: CalendarDay
  package let count: Int

  package init(
    catalog: CatalogID, origin: String, address: String, licence: String, snapshot: CalendarDay,
    count: Int
  ) {
    self.catalog = catalog
    self.origin = origin
    self.address = address
    self.licence = licence
    self.snapshot = snapshot
    self.count = count
  }
}
