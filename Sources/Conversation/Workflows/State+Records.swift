import Catalogs

extension State {
  /// Records that a command may be about without naming them.
  func records(behind command: Command) -> [ItemID] {
    switch command {
    case .open(let number):
      return focus + (shown.entry(numbered: number).map { [$0] } ?? [])
    case .back(let steps):
      guard !trail.isEmpty else { return focus }
      return focus + trail[trail.count - min(max(1, steps), trail.count)].records
    default:
      return focus
    }
  }
}

extension Place {
  /// The records that are on show there, where they are few.
  fileprivate var records: [ItemID] {
    switch self {
    case .item(let id), .favourite(let id): [id]
    case .comparison(let ids, _): ids
    case .home, .list, .favourites, .search, .settings: []
    }
  }
}
