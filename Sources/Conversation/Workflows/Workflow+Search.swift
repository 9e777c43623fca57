import Catalogs

/// Looking for words in names and titles.
extension Workflow {
  /// Characters of a search; no name is longer, and a place remembers them.
  static let searchLimit = 100

  /// Filters do not narrow a search; a single hit is shown at once.
  func search(_ text: String, in catalog: CatalogID?) -> [Action] {
    let text = String(text.prefix(Workflow.searchLimit))
    let hits = world.indexes.search.find(text, in: catalog)
    guard let first = hits.first else { return [.browsing(.nothingFound(text, catalog))] }
    return hits.count == 1 ? show(first) : found(text, in: catalog, hits, from: 0)
  }

  func found(_ text: String, in catalog: CatalogID?, _ hits: [ItemID], from offset: Int) -> [Action]
  {
    let page = Page(
      .search(text), at: .search(text, in: catalog, offset: offset), entries: hits, offset: offset,
      library: library)
    let shown: Action = .browsing(.listShown(page))
    guard let hidden = hidden(page.listing.items) else { return [shown] }
    return [shown, .browsing(.hiddenShown(hidden))]
  }
}
