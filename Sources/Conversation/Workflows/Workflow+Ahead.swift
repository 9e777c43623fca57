import Catalogs

/// What is fetched in the background before anybody asks for it; no answer waits for it.
extension Workflow {
  /// The pages that a list on show calls for; with why the last one did not come.
  func readAhead(of page: Page) -> [Action] {
    guard world.live.isOnline, let sequence = ReadAhead.Sequence(page.place) else { return [] }
    let (first, ahead) = (page.listing.first, world.shelf.ahead)
    let wanted = ahead.pages(
      of: sequence, from: first, to: first - 1 + page.listing.items.count)
    for number in wanted.pages where !ahead.start({ await self.fetch(number, of: sequence) }) {
      ahead.failed(number, of: sequence, nil)
    }
    guard let failure = wanted.failure, isNew(failure, of: sequence.catalog) else { return [] }
    return [.fetching(.pageMissed(sequence.catalog, failure))]
  }

  private func fetch(_ page: Int, of sequence: ReadAhead.Sequence) async {
    let wanted = sequence.page(page)
    do throws(ServiceFailure) {
      let delivery = try await ask(wanted)
      world.shelf.ahead.loaded(page, of: sequence, delivery)
      trace?(.action(.fetching(.fetched(wanted, count: delivery.items.count))))
    } catch {
      world.shelf.ahead.failed(page, of: sequence, error)
      trace?(.action(.fetching(.failed(wanted, error))))
    }
  }

  /// The comics before and after one.
  func fetchNeighbours(of id: ItemID) {
    guard world.live.isOnline, let number = id.number,
      world.shelf.failure(of: .comics, now: world.now()) == nil
    else { return }
    let ahead = world.shelf.ahead
    for neighbour in [number - 1, number + 1].compactMap(existing) {
      let id = ItemID(.comics, String(neighbour))
      guard world.shelf.text(of: id) == nil, ahead.claim(id) else { continue }
      if !ahead.start({ await self.fetch(neighbour, id) }) { ahead.release(id) }
    }
  }

  /// A number that a comic may have, as far as is known.
  private func existing(_ number: Int) -> Int? {
    let newest = max(library[.comics].numbers?.upperBound ?? 0, world.shelf.newest?.number ?? 0)
    guard number >= 1, number <= newest, !world.shelf.isHole(number) else { return nil }
    let isBuiltIn = world.shelf.builtIn[.comics].numbers?.contains(number) ?? false
    return isBuiltIn && library[ItemID(.comics, String(number))] == nil ? nil : number
  }

  private func fetch(_ number: Int, _ id: ItemID) async {
    defer { world.shelf.ahead.release(id) }
    if world.live.hasCopies(), let kept = await world.live.kept(id) {
      return world.shelf.take([kept])
    }
    do throws(ServiceFailure) {
      let delivery = try await ask(.comic(number))
      trace?(.action(.fetching(.fetched(.comic(number), count: delivery.items.count))))
    } catch {
      if error == .nothingThere { world.shelf.noteHole(number) }
      trace?(.action(.fetching(.failed(.comic(number), error))))
    }
  }
}

extension ReadAhead.Sequence {
  /// What the services can leaf through in the order of a list: all of a catalog, or characters by name alone.
  init?(_ place: Place) {
    guard case .list(let query, _) = place, query.sort == nil, query.limit == nil else {
      return nil
    }
    switch (query.catalog, query.filters.count) {
    case (.monsters, 0), (.characters, 0):
      self.init(catalog: query.catalog)
    case (.characters, 1):
      guard let filter = query.filters.first, filter.field == .name, filter.comparison == .is else {
        return nil
      }
      self.init(catalog: .characters, name: filter.value)
    default: return nil
    }
  }

  /// A page counted from 0, as its service counts.
  func page(_ number: Int) -> Wanted {
    catalog == .monsters
      ? .monsters(skip: number * ReadAhead.pageSize) : .characters(page: number + 1, name: name)
  }
}
