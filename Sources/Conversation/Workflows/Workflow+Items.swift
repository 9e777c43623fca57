import Catalogs

/// One record on show: by name, the latest, by chance.
extension Workflow {
  /// Filters never stand in the way of a name, but it is said when they hide it from the list.
  func show(_ id: ItemID) -> [Action] {
    guard let item = library[id] else { return absent(id) }
    let shown = showOnce(item)
    guard let hidden = hidden([item]) else { return [shown] }
    return [shown, .browsing(.hiddenShown(hidden))]
  }

  /// What is on show already stays where it is: among the favourites, or in its list.
  private func showOnce(_ item: Item) -> Action {
    switch state.place {
    case .item(item.id), .favourite(item.id):
      .browsing(.itemShown(item, at: state.place, walking: state.walksShown))
    default:
      .browsing(.itemShown(item, at: .item(item.id), walking: false))
    }
  }

  /// Says why there is no such record; a comic's number tells the reason.
  func absent(_ id: ItemID) -> [Action] {
    guard let number = id.number, var numbers = library[.comics].numbers else {
      return [.browsing(.itemMissing(id))]
    }
    if world.isLive { numbers = numbers.lowerBound...newestKnown }
    if numbers.contains(number) { return [.browsing(.comicMissing(number))] }
    return outOfRange(number, of: .comic, numbers)
  }

  /// The first of some items that the filters leave out of the list on show, with those filters.
  ///
  /// Away from the list nobody would look for the item there, and nothing is said.
  func hidden(_ items: [Item]) -> Hidden? {
    guard case .list(let query, _) = state.place else { return nil }
    for item in items where item.id.catalog == query.catalog {
      guard let filters = state.filters[item.id.catalog], !library.admits(item.id, filters) else {
        continue
      }
      return Hidden(item, by: filters)
    }
    return nil
  }

  func latest() -> [Action] {
    guard let latest = library.entrance(of: .comics) else { return nothing(in: .comics) }
    return show(latest.id)
  }

  /// Any record of a catalog with the same chance, of those that tags leave; without a catalog, first any of them.
  func random(_ catalog: CatalogID?, _ filters: [Filter] = []) -> [Action] {
    let catalog = catalog ?? CatalogID.allCases[draw(from: CatalogID.allCases.count)]
    if !filters.isEmpty {
      let query = Query(catalog, filters: filters)
      let fitting = entries(query)
      return fitting.isEmpty ? show(query) : show(fitting[draw(from: fitting.count)])
    }
    guard let item = pick(from: catalog) else { return nothing(in: catalog) }
    return [.browsing(.itemShown(item, at: .item(item.id), walking: false))]
  }

  func pick(from catalog: CatalogID) -> Item? {
    let count = library[catalog].count
    return count == 0 ? nil : library[catalog].item(at: draw(from: count))
  }

  private func draw(from count: Int) -> Int { Int(world.random() % UInt64(count)) }
}
