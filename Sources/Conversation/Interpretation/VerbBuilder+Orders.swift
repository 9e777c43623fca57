import Catalogs
import Language

/// Orders of the list on show, and places in an order.
extension VerbBuilder {
  /// `order {most}`: the list by what it is ordered by, from the end that is named.
  ///
  /// `order first {most}`: where it has no order yet, by what was bounded, or by what the catalog is ordered by most.
  var order: Built {
    guard case .list(let query, _) = state.place, let most = slot("most")?.single else {
      return .unfit
    }
    var field = query.sort?.field
    if arguments.contains("first") {
      field = field ?? query.filters.last(where: \.isBound)?.field ?? Self.usual[query.catalog]
    }
    guard let field else { return .unfit }
    let sort = Query.Sort(field, descending: most == "desc")
    return done(
      .list(query.catalog, filters: whole(query.catalog), sort: sort, limit: query.limit))
  }

  private static let usual: [CatalogID: Fact] = [
    .fish: .weight, .monsters: .challenge, .characters: .episodeCount, .comics: .number,
  ]

  /// `nth fish {nth}`: "the second strongest" of the list on show, or of those that are named.
  var nth: Built {
    guard let catalog, let place = slot("nth")?.single.flatMap({ Int($0) }), let sort else {
      return .unfit
    }
    let filters = filters(of: catalog)
    let isHere = filters.isEmpty && isOpen(catalog)
    if case .list(let query, _)? = state.list, isHere, query.sort == sort, query.catalog == catalog
    {
      return done(.open(place))
    }
    let group = isHere ? whole(catalog) : filters
    return .commands(
      [.list(catalog, filters: group, sort: sort), .open(place)], mended: builder.mended)
  }

  /// `before`: in time, of comics; of an ordered list the one on top is spoken of.
  var before: Built {
    if isAtComic { return done(.next(.comics)) }
    if case .list(let query, 0) = state.place, query.catalog == .comics, query.sort != nil,
      let top = state.shown.first, top == state.itemInFocus,
      let older = builder.library.neighbour(of: top, .next)
    {
      return done(.show(older.id))
    }
    return done(.previous(nil))
  }
}

extension Filter {
  fileprivate var isBound: Bool { comparison != .is && comparison != .not }
}
