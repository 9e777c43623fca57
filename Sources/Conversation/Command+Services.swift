import Catalogs

extension Command {
  /// Whether services or copies of what they gave may have a part in the answer, so that it may take a while.
  var mayFetch: Bool {
    switch self {
    case .list, .show, .fact, .search, .latest, .next, .previous, .newer, .first, .last, .more,
      .page, .back, .random, .open, .filter, .clearFilters, .favourite, .unfavourite, .isFavourite,
      .compare, .picture, .zoom, .speak, .retry, .yes, .undo:
      true
    default: false
    }
  }

  /// The catalogs whose services may be asked for it; nil where that is not known from the command alone.
  var catalogsAsked: [CatalogID]? {
    switch self {
    case .show(let id), .picture(let id): [id.catalog]
    case .list(let catalog, _, _, _), .filter(let catalog, _): [catalog]
    case .latest, .newer: [.comics]
    case .next(let catalog), .previous(let catalog), .random(let catalog, _),
      .clearFilters(let catalog):
      catalog.map { [$0] }
    default: nil
    }
  }
}
