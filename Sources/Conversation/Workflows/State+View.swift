import Catalogs

/// What a workflow asks of the state: which list is meant, which catalog is in view.
extension State {
  /// The list on show, or the one last left behind: what `more`, `page` and numbers mean.
  var list: Place? {
    if place.isList { return place }
    return trail.last(where: \.isList)
  }

  /// The catalog that the person is looking at, if it is one.
  var catalogInView: CatalogID? {
    switch place {
    case .list(let query, _): query.catalog
    case .item(let id), .favourite(let id): id.catalog
    case .search(_, let catalog, _): catalog
    case .comparison(let ids, _): ids.first?.catalog
    case .home, .favourites, .settings: nil
    }
  }

  func filters(on catalog: CatalogID) -> [Filter] { filters[catalog] ?? [] }

  /// Catalogs with filters on, in the order of all catalogs.
  var filtered: [CatalogID] { CatalogID.allCases.filter { filters[$0] != nil } }

  func focus(in catalog: CatalogID) -> ItemID? { focus.first { $0.catalog == catalog } }
}

extension Place {
  /// What kind of list it is; nil for a place that is none.
  var listingKind: Listing.Kind? {
    switch self {
    case .list(let query, _): .catalog(query.catalog)
    case .favourites: .favourites
    case .search(let text, _, _): .search(text)
    case .home, .item, .favourite, .comparison, .settings: nil
    }
  }

  var isList: Bool { listingKind != nil }

  /// The row that the page of a list begins with, counted from 0.
  var offset: Int {
    switch self {
    case .list(_, let offset), .favourites(let offset), .search(_, _, let offset): offset
    case .home, .item, .favourite, .comparison, .settings: 0
    }
  }
}
