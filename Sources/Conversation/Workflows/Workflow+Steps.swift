import Catalogs

/// Steps along what is on show: the list, the favourites, a catalog, the comics.
extension Workflow {
  /// One step; a catalog when the words named it, as in "next comic".
  func step(_ step: Step, in named: CatalogID?) async -> [Action] {
    switch state.place {
    case .favourite(let id) where named == nil || named == id.catalog:
      return await walkFavourites(to: step.end) { $0.neighbour(of: id, step) }
    case .item(let id) where named == nil || named == id.catalog:
      return state.walksShown && state.shown.contains(id)
        ? walkList(step, from: id) : walkCatalog(step, from: id)
    case .list, .search, .favourites:
      guard let named else { return turn(step) }
      return enter(named, step)
    default:
      guard let catalog = named ?? state.focus.first?.catalog else {
        return [.browsing(.nothingToStep)]
      }
      return enter(catalog, step)
    }
  }

  /// Towards the newer comic, wherever one is.
  func newer() -> [Action] {
    guard let id = state.focus(in: .comics) else { return latest() }
    return walkCatalog(.previous, from: id)
  }

  /// The first or the last of what a step would walk along.
  func jump(_ end: End, in named: CatalogID?) async -> [Action] {
    if let named { return jump(end, of: named) }
    switch state.place {
    case .favourite:
      return await walkFavourites(to: end) { $0.entry(at: end) }
    case .item(let id):
      guard state.walksShown, let entry = state.shown.entry(at: end) else {
        return jump(end, of: id.catalog)
      }
      return show(entry, at: .item(entry), walking: true)
    case .list, .search, .favourites:
      return page(end == .first ? 1 : -1)
    default:
      guard let catalog = state.focus.first?.catalog else { return [.browsing(.nothingToStep)] }
      return jump(end, of: catalog)
    }
  }

  private func jump(_ end: End, of catalog: CatalogID) -> [Action] {
    library.item(at: end, of: catalog).map { show($0.id) } ?? nothing(in: catalog)
  }

  /// Steps into a catalog from elsewhere: on from the record last spoken of, else at its beginning.
  private func enter(_ catalog: CatalogID, _ step: Step) -> [Action] {
    if let id = state.focus(in: catalog) { return walkCatalog(step, from: id) }
    return library.entrance(of: catalog).map { show($0.id) } ?? nothing(in: catalog)
  }

  private func walkList(_ step: Step, from id: ItemID) -> [Action] {
    guard let next = state.shown.neighbour(of: id, step) else {
      return ended(.list, step.end, at: id)
    }
    return show(next, at: .item(next), walking: true)
  }

  /// Follows the filters that are on as long as the record one stands on passes them; comics go by number.
  private func walkCatalog(_ step: Step, from id: ItemID) -> [Action] {
    let filters = state.filters(on: id.catalog)
    let sort = state.sorts[id.catalog]
    let isPlain = id.catalog == .comics || filters.isEmpty && sort == nil
    let walk: Walk = id.catalog == .comics ? .comics : .catalog(id.catalog)
    let next =
      isPlain || !library.admits(id, filters)
      ? library.neighbour(of: id, step)?.id
      : entries(Query(id.catalog, filters: filters, sort: sort)).neighbour(of: id, step)
    return next.map { show($0, at: .item($0), walking: false) } ?? ended(walk, step.end, at: id)
  }

  /// A favourite that was removed on the way keeps its neighbours through the list last shown.
  private func walkFavourites(to end: End, _ next: ([ItemID]) -> ItemID?) async -> [Action] {
    guard case .favourite(let current) = state.place else { return missing(.list) }
    let all: [ItemID]
    do throws(StoreFailure) {
      all = try await world.favourites.list(user)
    } catch {
      return unsaved(.reading, error, .favourites)
    }
    let workflow = await recalling(all)
    let saved = all.filter { workflow.library[$0] != nil }
    let walk =
      saved.contains(current)
      ? saved : state.shown.filter { $0 == current || saved.contains($0) }
    guard let id = next(walk) else { return workflow.ended(.favourites, end, at: current) }
    return workflow.show(id, at: .favourite(id), walking: false)
  }

  private func show(_ id: ItemID, at place: Place, walking: Bool) -> [Action] {
    guard let item = library[id] else { return absent(id) }
    return [.browsing(.itemShown(item, at: place, walking: walking))]
  }

  private func ended(_ walk: Walk, _ end: End, at id: ItemID) -> [Action] {
    guard let item = library[id] else { return absent(id) }
    return [.browsing(.walkEnded(walk, end, item))]
  }
}

extension [ItemID] {
  /// The entry before or after another one.
  func neighbour(of id: ItemID, _ step: Step) -> ItemID? {
    guard let index = firstIndex(of: id) else { return nil }
    let next = step == .next ? index + 1 : index - 1
    return indices.contains(next) ? self[next] : nil
  }

  func entry(at end: End) -> ItemID? { end == .first ? first : last }
}
