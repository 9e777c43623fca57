package import Catalogs
package import Conversation

/// Heads of lists, tags, orders, and single facts.
package protocol TongueOfLists: Sendable {
  /// "Characters, only Morty, 1–10 of 23".
  func head(of listing: Listing) -> String
  /// How the list goes on: what "more" shows.
  func more(after listing: Listing) -> String
  /// A tag: "challenge at most 5", "not dead", "Morty".
  func phrase(_ filter: Filter, in catalog: CatalogID) -> String
  func phrase(_ sort: Query.Sort, in catalog: CatalogID) -> String
  /// One fact in a sentence; `value` is nil when it is not known.
  func statement(_ fact: Fact, of item: Item, value: String?) -> String
  /// Which item has most of the first fact compared, or that none has; nil when that is not to be said.
  func verdict(_ comparison: Comparison, values: [String?]) -> String?
}
