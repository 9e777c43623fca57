import Catalogs

extension Reducer {
  static func reduce(_ state: inout State, _ action: FavouringAction) {
    switch action {
    case .added(let item, _, _), .removed(let item, _, _), .alreadyThere(let item),
      .notThere(let item), .told(let item, _):
      state.bringIntoFocus(item.id)
    case .clearingAsked(let question, _):
      state.question = question
    case .cleared, .changedTogether, .noneSaved:
      break
    }
    if let change = action.change {
      state.undoable = .favourites(before: change.before, after: change.after)
    }
  }
}
