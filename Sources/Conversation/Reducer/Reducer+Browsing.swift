import Catalogs

extension Reducer {
  static func reduce(_ state: inout State, _ action: BrowsingAction) {
    switch action {
    case .homeShown:
      state.move(to: .home)
    case .listShown(let page):
      state.move(to: page.place)
      state.shown = page.entries
      state.recent = []
      if case .list(let query, _) = page.place {
        state.filters[query.catalog] = query.filters.isEmpty ? nil : query.filters
        state.sorts[query.catalog] = query.sort
        // "The strongest" is spoken of once it stands on top; of what is stronger than a goblin, the goblin still is.
        if query.isRanking, page.listing.first == 1, let top = page.entries.first {
          state.bringIntoFocus(top)
          state.recent = []
        }
      }
    case .itemShown(let item, let place, let walking):
      state.show(at: place)
      state.walksShown = walking
      state.bringIntoFocus(item.id)
    case .wentBack(let steps, let place, _):
      state.trail.removeLast(min(steps, state.trail.count))
      state.place = place
    case .pagesEnded, .cutReached, .walkEnded, .comicMissing, .itemMissing, .nothingToStep,
      .startReached,
      .hiddenShown, .namesakesTold, .nothingFound:
      break
    }
  }
}

extension State {
  /// Moves to an item; a step along the favourites stays one place, so that `back` leaves the favourites at once.
  fileprivate mutating func show(at next: Place) {
    if case .favourite = place, case .favourite = next {
      place = next
    } else {
      move(to: next)
    }
  }
}

extension Query {
  /// Whether it looks for what comes first in its order, and not for all beyond a bound.
  fileprivate var isRanking: Bool {
    guard let sort else { return false }
    return !filters.contains { $0.field == sort.field && ![.is, .not].contains($0.comparison) }
  }
}
