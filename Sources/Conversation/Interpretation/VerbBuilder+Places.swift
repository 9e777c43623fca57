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

  /// `bound {comparison} {n}`: a number without a word for what it counts is of what was counted last.
  var bound: Built {
    guard let comparison = slot("comparison")?.single.flatMap(Filter.Comparison.init),
      let number = slot("n")?.single, let (catalog, filters) = state.lastCommands.last?.narrowing,
      let old = filters.last(where: \.isBound)
    else { return .unfit }
    let filter = Filter(old.field, comparison, number)
    if case .count = state.lastCommands.last {
      return done(.count(catalog, filters: filters.filter { $0.field != old.field } + [filter]))
    }
    return done(.filter(catalog, .only([filter])))
  }
}

extension Command {
  /// The catalog it narrows, and by what.
  fileprivate var narrowing: (CatalogID, [Filter])? {
    switch self {
    case .list(let catalog, let filters?, _, _), .count(let catalog?, let filters?),
      .filter(let catalog, .only(let filters)), .filter(let catalog, .also(let filters)):
      (catalog, filters)
    default: nil
    }
  }
}

extension Filter {
  /// Whether it holds a fact against a number.
  fileprivate var isBound: Bool { comparison != .is && comparison != .not || Double(value) != nil }
}
