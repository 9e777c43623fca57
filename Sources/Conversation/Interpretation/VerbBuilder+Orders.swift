import Catalogs
import Language

/// Orders of the list on show, and places in an order.
extension VerbBuilder {
  /// The order that the words ask for: "heaviest", "the most protein", "by size".
  var sort: Query.Sort? {
    if arguments.last == "oldest" { return Query.Sort(.number, descending: false) }
    for slot in builder.reading.slots where slot.name.hasSuffix("Most") {
      let parts = slot.single?.split(separator: ".").map(String.init) ?? []
      guard parts.count == 2, let fact = Fact.named(parts[0]) else { continue }
      return Query.Sort(fact, descending: parts[1] == "desc")
    }
    guard let fact = slot("sort")?.single.flatMap(Fact.named) else { return nil }
    // Episodes are ordered by how many they are.
    let field = fact == .episodes ? .episodeCount : fact
    return Query.Sort(field, descending: slot("most")?.single == "desc")
  }

  /// `order {most}`: the list by what it is ordered by, from the end that is named.
  ///
  /// `order first {most}`: where it has no order yet, by what was bounded, or by what the catalog is ordered by most.
  var order: Built {
    if slot("sort") != nil { return orderAnew }
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
      .list(
        query.catalog, filters: whole(query.catalog), sort: sort, limit: limit ?? query.limit))
  }

  /// `cut {limit}`: the first few of the list on show, in its order, or of what its catalog is ordered by most the most.
  var cut: Built {
    guard case .list(let query, _) = state.place, let limit else { return .unfit }
    let sort = query.sort ?? Self.usual[query.catalog].map { Query.Sort($0, descending: true) }
    return done(
      .list(query.catalog, filters: whole(query.catalog) ?? query.filters, sort: sort, limit: limit)
    )
  }

  /// `order fish {sort}`: the list that was ranked, by another fact: "and protein", after the most selenium.
  private var orderAnew: Built {
    guard case .list(let query, _) = state.place, query.catalog == catalog, let old = query.sort,
      let sort, builder.library[query.catalog].spec(of: sort.field)?.use == .ordered
    else { return .unfit }
    let isDescending = slot("most").map { $0.single == "desc" } ?? old.descending
    return done(
      .list(
        query.catalog, filters: whole(query.catalog),
        sort: Query.Sort(sort.field, descending: isDescending), limit: query.limit))
  }

  private static let usual: [CatalogID: Fact] = [
    .fish: .weight, .monsters: .challenge, .characters: .episodeCount, .comics: .number,
  ]

  /// `nth fish {nth}`: "the second strongest" of the list on show, or of those that are named.
  var nth: Built {
    guard let place = slot("nth")?.single.flatMap({ Int($0) }) else { return .unfit }
    guard let catalog, let sort else { return nthOfOrder(place) }
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

  /// "The second lowest" of a list that has an order.
  private func nthOfOrder(_ place: Int) -> Built {
    guard case .list(let query, _) = state.place, let sort = query.sort,
      let most = slot("most")?.single
    else { return .unfit }
    let isDescending = most == "desc"
    if sort.descending == isDescending { return done(.open(place)) }
    let other = Query.Sort(sort.field, descending: isDescending)
    return .commands(
      [.list(query.catalog, filters: whole(query.catalog), sort: other), .open(place)],
      mended: builder.mended)
  }

  /// `before`: in time, of comics; of an ordered list the one that stands before the one that is spoken of.
  ///
  /// `before older`: the older one of two, or of all comics.
  var before: Built {
    if isAtComic { return done(.next(.comics)) }
    if arguments.first == "older" { return outOfTwo(.first) ?? done(.next(.comics)) }
    return besideTop(.next) ?? besideFocus(-1) ?? done(.previous(nil))
  }

  /// `after`: in time, of comics; of an ordered list the one that stands after the one that is spoken of.
  ///
  /// `after {fishMost}`: "the next smallest" goes on only with the order of the list.
  var after: Built {
    if isAtComic { return done(.newer) }
    if arguments.first == "newer" { return outOfTwo(.last) ?? done(.newer) }
    if let sort {
      guard case .list(let query, _)? = state.list, query.sort == sort else { return .unfit }
    }
    return besideTop(.previous) ?? besideFocus(1) ?? done(.next(nil))
  }

  /// Of comics that are compared the oldest or the newest.
  private func outOfTwo(_ end: End) -> Built? {
    guard let items = state.comparedLast, items.allSatisfy({ $0.catalog == .comics }) else {
      return nil
    }
    let byNumber = items.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
    return byNumber.entry(at: end).map { done(.show($0)) }
  }

  /// The entry beside the one that is spoken of, in a list that has an order.
  private func besideFocus(_ step: Int) -> Built? {
    guard case .list(let query, _) = state.place, query.sort != nil, query.catalog != .comics,
      let focus = state.itemInFocus, let index = state.shown.firstIndex(of: focus),
      state.shown.indices.contains(index + step)
    else { return nil }
    return done(.open(index + step + 1))
  }

  /// `beside after {comicNumber}`: the comic next to a number; one that no comic has is stepped over.
  var besideNumber: Built {
    guard let number, let known = builder.library[.comics].numbers else { return .unfit }
    let step = arguments.first == "after" ? 1 : -1
    var beside = number + step
    while known.contains(beside), builder.library[ItemID(.comics, String(beside))] == nil {
      beside += step
    }
    return done(.show(ItemID(.comics, String(beside))))
  }

  /// The comic that is a step from the one that an ordered list has on top, while that is spoken of.
  private func besideTop(_ step: Step) -> Built? {
    guard case .list(let query, 0) = state.place, query.catalog == .comics, query.sort != nil,
      let top = state.shown.first, top == state.itemInFocus
    else { return nil }
    return builder.library.neighbour(of: top, step).map { done(.show($0.id)) }
  }
}

extension Filter {
  fileprivate var isBound: Bool { comparison != .is && comparison != .not }
}
