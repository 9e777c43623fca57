import Catalogs
import Conversation

extension EnglishSentences {
  static func nothingMatches(
    _ catalog: CatalogID, _ filters: [Filter], _ words: Vocabulary
  ) -> String {
    "No \(catalog.one) matches: \(tags(filters, words)). “clear filters” shows them all again."
  }

  static func nothingFound(_ text: String, _ catalog: CatalogID?) -> String {
    switch catalog {
    case .comics: "No comic has “\(text)” in its title. “random comic” shows one that exists."
    case let catalog?: "No \(catalog.one) has “\(text)” in its name."
    case nil: "Nothing I know is called “\(text)”. Another word may find it."
    }
  }

  static func hidden(
    _ name: String, _ catalog: CatalogID, _ filters: [Filter], _ words: Vocabulary
  ) -> String {
    "The list of \(catalog.many) leaves out \(name) while \(tags(filters, words))"
      + " \(filters.count == 1 ? "is" : "are") on; “clear filters” ends that."
  }

  /// Names filters and what they are, as in "That filter is on already: Morty".
  static func these(_ filters: [Filter], _ words: Vocabulary, _ state: String) -> String {
    "\(filters.count == 1 ? "That filter is" : "Those filters are") \(state):"
      + " \(tags(filters, words))."
  }

  static func filtersCleared(_ catalogs: [CatalogID]) -> String {
    "No more filters on \(list(catalogs.map(\.many)))."
  }

  static func otherPanels(_ catalogs: [CatalogID]) -> String {
    guard let first = catalogs.first else { return "" }
    return
      "\(list(catalogs.map(\.many)).firstLetterRaised) have filters too: say “filter \(first.many)”."
  }

  static func counted(_ count: Count, _ words: Vocabulary) -> String {
    let catalog = count.catalog
    if count.filters.isEmpty {
      return "There \(count.total == 1 ? "is" : "are") \(catalog.counted(count.total))."
    }
    let number = count.matching == 0 ? "None" : String(count.matching)
    return "\(number) of \(catalog.counted(count.total))"
      + " \(count.matching == 1 ? "matches" : "match"): \(tags(count.filters, words))."
  }

  static func shownCounted(_ kind: Listing.Kind, _ count: Int) -> String {
    switch kind {
    case .catalog(let catalog): "The list has \(catalog.counted(count))."
    case .favourites: "You have \(count) \(count == 1 ? "favourite" : "favourites")."
    case .search(let text): "“\(text)” found \(count)."
    }
  }

  private static func tags(_ filters: [Filter], _ words: Vocabulary) -> String {
    list(filters.map(words.filter))
  }
}

extension String {
  var firstLetterRaised: String { prefix(1).uppercased() + dropFirst() }
}
