import Catalogs

extension Narration {
  mutating func tell(_ action: FavouringAction) {
    switch action {
    case .added(let item, _, _): say(.favouriteAdded(item.name))
    case .alreadyThere(let item): say(.favouriteThere(item.name))
    case .removed(let item, _, _): say(.favouriteRemoved(item.name))
    case .notThere(let item): say(.favouriteNotThere(item.name))
    case .told(let item, let isSaved): say(.favouriteTold(item.name, isSaved: isSaved))
    case .noneSaved: say(.noFavourites)
    case .clearingAsked(_, let count):
      say(.mayFavouritesGo(count: count))
    case .cleared(let before): say(.favouritesCleared(count: before.count))
    case .changedTogether: break
    }
  }
}
