extension Command {
  /// Whether services or copies of what they gave may have a part in the answer, so that it may take a while.
  var mayFetch: Bool {
    switch self {
    case .list, .show, .fact, .search, .latest, .next, .previous, .newer, .first, .last, .more,
      .page, .back, .random, .open, .filter, .clearFilters, .favourite, .unfavourite, .compare,
      .picture, .zoom, .speak,
      .retry, .yes, .undo:
      true
    default: false
    }
  }
}
