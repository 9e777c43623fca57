import Catalogs

extension Reducer {
  static func reduce(_ state: inout State, _ action: FavouringAction) {
    switch action {
    case .added(let item, let before, let after), .removed(let item, let before, let after):
      state.bringIntoFocus(item.id)
      state.undoable = .favourites(before: before, after: after)
    case .alreadyThere(let item), .notThere(let item):
      state.bringIntoFocus(item.id)
    case .clearingAsked(let question, _):
      state.question = question
    case .cleared(let before):
      state.undoable = .favourites(before: before, after: [])
    case .noneSaved:
      break
    }
  }
}
