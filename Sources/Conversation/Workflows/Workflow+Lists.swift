import Catalogs

/// Lists, and leafing through them.
extension Workflow {
  /// Without filters of its own a list keeps filters and order as they are; with them it starts anew.
  func list(
    _ catalog: CatalogID, filters: [Filter]?, sort: Query.Sort?, limit: Int? = nil
  ) -> [Action] {
    let before = state.filters(on: catalog)
    var query = Query(catalog, filters: filters ?? before, sort: sort, limit: limit)
    if filters == nil, sort == nil { query.sort = state.sorts[catalog] }
    let shown = show(query)
    if query.filters == before { return shown }
    return [.filtering(.changed(catalog, to: query.filters))] + shown
  }

  /// Shows what a query finds from a row on, counted from 0.
  func show(_ query: Query, from offset: Int = 0) -> [Action] {
    show(query, entries: entries(query), from: offset)
  }

  private func show(_ query: Query, entries: [ItemID], from offset: Int) -> [Action] {
    let offset = offset < entries.count ? offset : 0
    let page = Page(
      .catalog(query.catalog), at: .list(query, offset: offset), entries: entries, offset: offset,
      query: query, found: query.limit == nil ? nil : self.entries(query.whole).count,
      library: library)
    return [.browsing(.listShown(page))]
  }

  /// The next or the previous page of the list in view.
  func turn(_ step: Step) -> [Action] {
    guard let list = state.list, let kind = list.listingKind, !state.shown.isEmpty else {
      return [.browsing(.nothingToStep)]
    }
    let offset = list.offset + (step == .next ? Page.size : -Page.size)
    guard offset > -Page.size, offset < state.shown.count else {
      let end: End = step == .next ? .last : .first
      if end == .last, let cut = cut(of: list) { return [.browsing(cut)] }
      return [.browsing(.pagesEnded(kind, end, total: state.shown.count))]
    }
    return leaf(list, to: max(0, offset))
  }

  /// The end of a list that is the first few of more, when it is one.
  private func cut(of list: Place) -> BrowsingAction? {
    guard case .list(let query, _) = list, query.limit != nil else { return nil }
    let found = entries(query.whole).count
    return found > state.shown.count
      ? .cutReached(query.catalog, shown: state.shown.count, of: found) : nil
  }

  /// A page by its number, counted from 1; −1 is the last.
  func page(_ number: Int) -> [Action] {
    guard let list = state.list, !state.shown.isEmpty else { return missing(.list) }
    let last = Page.count(of: state.shown.count)
    let wanted = number == -1 ? last : number
    guard wanted >= 1, wanted <= last else { return outOfRange(number, of: .page, 1...last) }
    return leaf(list, to: (wanted - 1) * Page.size)
  }

  /// Shows another part of the list in view, which stands in the state as a whole.
  private func leaf(_ list: Place, to offset: Int) -> [Action] {
    switch list {
    case .list(let query, _): show(query, entries: state.shown, from: offset)
    case .search(let text, let catalog, _): found(text, in: catalog, state.shown, from: offset)
    default: favourites(state.shown, from: offset)
    }
  }

  /// Opens an entry of the list last shown, counted from 1, or from the end: −1 is the last, −2 the last but one.
  func open(_ number: Int) -> [Action] {
    let count = state.shown.count
    guard count > 0 else { return missing(.list) }
    let wanted = number < 0 ? count + 1 + number : number
    guard wanted >= 1, wanted <= count else { return outOfRange(number, of: .entry, 1...count) }
    let id = state.shown[wanted - 1]
    guard let item = library[id] else { return [.browsing(.itemMissing(id))] }
    return [.browsing(.itemShown(item, at: state.entryPlace(of: id), walking: state.walksEntries))]
  }
}

extension State {
  /// Where an entry of the list in view is shown: a favourite stays among the favourites.
  fileprivate func entryPlace(of id: ItemID) -> Place {
    switch list {
    case .favourites: .favourite(id)
    default: .item(id)
    }
  }

  /// Whether steps from an entry follow the list; in a plain list of comics their numbers lead the same way.
  fileprivate var walksEntries: Bool {
    switch list {
    case .list(let query, _):
      query.catalog != .comics || !query.filters.isEmpty || query.sort != nil
        || query.limit != nil
    case .search: true
    default: false
    }
  }
}
