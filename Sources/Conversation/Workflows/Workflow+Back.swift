import Catalogs

/// Going back along the trail.
extension Workflow {
  func back(_ steps: Int) async -> [Action] {
    guard !state.trail.isEmpty else { return [.browsing(.startReached)] }
    let steps = min(max(1, steps), state.trail.count)
    let place = state.trail[state.trail.count - steps]
    return [.browsing(.wentBack(steps: steps, to: place, item(at: place)))] + (await show(place))
  }

  private func item(at place: Place) -> Item? {
    switch place {
    case .item(let id), .favourite(let id): library[id]
    case .home, .list, .favourites, .search, .comparison, .settings: nil
    }
  }

  private func foundAgain(
    _ text: String, in catalog: CatalogID?, from offset: Int
  ) async -> [Action] {
    let hits = await hits(text, in: catalog)
    return refreshed.found(text, in: catalog, hits, from: offset)
  }

  /// Shows a place once more, as it was.
  private func show(_ place: Place) async -> [Action] {
    switch place {
    case .home:
      []
    case .list(let query, let offset):
      show(query, from: offset)
    case .item(let id), .favourite(let id):
      library[id].map { item in
        [
          .browsing(
            .itemShown(item, at: place, walking: state.walksShown && state.shown.contains(id)))
        ]
      } ?? absent(id)
    case .favourites(let offset):
      await favourites(from: offset)
    case .search(let text, let catalog, let offset):
      await foundAgain(text, in: catalog, from: offset)
    case .comparison(let ids, let fact):
      compare(ids, by: fact)
    case .settings:
      [.setting(.shown)]
    }
  }
}
