import Catalogs
import Language

/// Places in the list in view, and what stands beside the record on show.
extension VerbBuilder {
  /// `… here`: in what is on show.
  var isHere: Bool { arguments.contains("here") }

  /// `… listed`: what is meant is told by its number in the list in view.
  var isOfList: Bool { arguments.first == "listed" }

  /// Whether a comic is on show by itself: what came before it is older.
  var isAtComic: Bool {
    guard case .item(let id) = state.place else { return false }
    return id.catalog == .comics && !state.walksShown
  }

  /// `open {small}`: an entry of the list in view; where a comic is on show and no such entry, the comic of that number.
  var open: Built {
    let place = number ?? -1
    if case .comparison(let items, _) = state.place {
      return items.entry(numbered: place).map { done(.show($0)) } ?? done(.open(place))
    }
    guard isAtComic, state.shown.entry(numbered: place) == nil else { return done(.open(place)) }
    if place == 1 { return done(.first(.comics)) }
    let id = ItemID(.comics, "\(place)")
    return done(builder.library[id] == nil ? .open(place) : .show(id))
  }

  /// `compare listed {small?}`: the first few of what is in view.
  var compareListed: Built {
    let items = Array(state.itemsInView.prefix(number ?? Self.mostCompared + 1))
    guard 2...Self.mostCompared ~= items.count else { return .missing(.comparison) }
    return done(.compare(items, by: by))
  }

  private static let mostCompared = 5
}
