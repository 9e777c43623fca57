import Catalogs

/// Looking for words in names and titles.
extension Workflow {
  /// Characters of a search; no name is longer, and a place remembers them.
  static let searchLimit = 100

  /// Filters do not narrow a search; a single hit is shown at once.
  func search(_ text: String, in catalog: CatalogID?) async -> [Action] {
    let text = String(text.prefix(Workflow.searchLimit))
    let hits = await hits(text, in: catalog)
    guard let first = hits.first else { return [.browsing(.nothingFound(text, catalog))] }
    // Copies that were found may be of records that the library lacked.
    let workflow = refreshed
    return hits.count == 1
      ? workflow.show(first) : workflow.found(text, in: catalog, hits, from: 0)
  }

  /// Names and titles first, then what only the texts that were kept have.
  func hits(_ text: String, in catalog: CatalogID?) async -> [ItemID] {
    if let scope = SearchScope(text) {
      return await told(scope.text, in: .comics)
    }
    let named = world.indexes.search.find(text, in: catalog)
    guard world.live.hasCopies() else { return named }
    var hits = named
    for catalog in catalog.map({ [$0] }) ?? CatalogID.allCases {
      hits += await told(text, in: catalog).filter { !named.contains($0) }
    }
    return hits
  }

  /// What copies tell of in their texts; the library takes in those that it lacks.
  private func told(_ text: String, in catalog: CatalogID) async -> [ItemID] {
    let found = await world.live.search(text, catalog)
    world.shelf.take(found.filter { self.library[$0.item.id] == nil })
    let library = refreshed.library
    return found.map(\.item.id).filter { library[$0] != nil }
  }

  func found(_ text: String, in catalog: CatalogID?, _ hits: [ItemID], from offset: Int) -> [Action]
  {
    let offset = offset < hits.count ? offset : 0
    let page = Page(
      .search(text), at: .search(text, in: catalog, offset: offset), entries: hits, offset: offset,
      library: library)
    let shown: Action = .browsing(.listShown(page))
    guard let hidden = hidden(page.listing.items) else { return [shown] }
    return [shown, .browsing(.hiddenShown(hidden))]
  }
}
