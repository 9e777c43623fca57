package import Catalogs
package import Conversation

/// Heads of lists, tags, orders, and single facts.
package protocol TongueOfLists: Sendable {
  /// What a list is of: "Characters".
  func subject(of listing: Listing) -> String
  /// What is worked out of many records: "average".
  func word(for measure: Measure) -> String
  /// What of a list is shown: "1–10 of 23", "the first 5 of 20".
  func extent(of listing: Listing) -> String
  /// That a word shows the entries of a range, such as "11–20".
  func more(_ range: String) -> String
  /// What stands before tags: "only".
  var only: String { get }
  /// "Morty or Rick".
  func either(_ values: [String]) -> String
  /// A tag: "challenge at most 5", "not dead", "Morty".
  func phrase(_ filter: Filter, in catalog: CatalogID) -> String
  /// Two bounds with something between them: "80 to 100 calories".
  func phrase(_ stretch: Stretch, in catalog: CatalogID) -> String
  func phrase(_ sort: Query.Sort, in catalog: CatalogID) -> String
  /// One fact in a sentence; `value` is nil when it is not known.
  func statement(_ fact: Fact, of item: Item, value: String?) -> String
  /// That things that are compared have as much of a fact, without the stop at the end.
  func draw(in fact: Fact, of catalog: CatalogID, value: String) -> String
  /// How the one that has most, or least, of a fact is said to have it.
  func verdictWords(for fact: Fact, _ catalog: CatalogID, least isLeast: Bool) -> VerdictWords
  /// What stands between the value that wins and the others.
  var against: String { get }
}
