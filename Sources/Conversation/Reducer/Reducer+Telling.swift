import Catalogs

extension Reducer {
  static func reduce(_ state: inout State, _ action: TellingAction) {
    switch action {
    case .factTold(_, let item), .factLacking(_, let item), .factForeign(_, let item, _),
      .checked(_, _, let item),
      .pictureShown(_, let item, _), .pictureLacking(let item), .caught(let item, _):
      state.bringIntoFocus(item.id)
    case .compared(let comparison, let fact):
      state.move(to: .comparison(comparison.items.map(\.id), by: fact))
      for item in comparison.items.reversed() { state.bringIntoFocus(item.id) }
      if let winner = comparison.winner { state.bringIntoFocus(winner) }
      state.recent = Array(comparison.items.map(\.id).prefix(State.recentLimit).reversed())
    case .incomparable(let items, _, _):
      for item in items.reversed() { state.bringIntoFocus(item.id) }
    case .counted, .measured, .tallied, .shownCounted, .catalogsCounted,
      .seaWatched:
      break
    }
  }
}
