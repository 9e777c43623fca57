import Catalogs

/// Comics that are newer than the data: whether there are, and how to get at them.
extension Workflow {
  /// What was said of the newest comic holds for an hour.
  private static let holds = 3_600
  /// So many numbers in a row that no comic has are stepped over.
  private static let mostHoles = 10
  /// Before a number is refused, what was said holds for a minute.
  private static let holdsForRefusal = 60

  private var newestInLibrary: Int { library[.comics].numbers?.upperBound ?? 0 }
  private var newestBuiltIn: Int { world.shelf.builtIn[.comics].numbers?.upperBound ?? 0 }
  var newestKnown: Int { max(newestInLibrary, world.shelf.newest?.number ?? 0) }

  /// Learns which comic is the newest and takes it in.
  func learnNewest(for command: Command, holds: Int = Workflow.holds) async -> Preparation {
    var preparation = Preparation()
    if world.shelf.newest == nil, let known = await world.live.latestComic() {
      world.shelf.newest = known
    }
    if let known = world.shelf.newest, world.now() - known.asked < holds || !world.live.isOnline {
      return await take(known.number, preparation)
    }
    guard world.live.isOnline else { return preparation }
    do throws(ServiceFailure) {
      let delivery = try await ask(.latestComic)
      let newest = delivery.items.compactMap(\.id.number).max() ?? newestInLibrary
      world.shelf.newest = (newest, world.now())
      preparation.fresh.formUnion(delivery.items.map(\.id))
      preparation.actions.append(
        .fetching(.fetched(.latestComic, count: delivery.items.count)))
    } catch {
      preparation.actions.append(.fetching(.failed(.latestComic, error)))
      preparation.actions += outage(.comics, error, command)
    }
    return preparation
  }

  /// The newest comic; it is said when what is built in goes further than the service.
  func prepareLatest(_ command: Command) async -> Preparation {
    var preparation = await learnNewest(for: command)
    if let newest = world.shelf.newest?.number, newest < newestBuiltIn, world.live.isOnline {
      preparation.actions.append(.fetching(.serviceBehind(newest: newest)))
    }
    return preparation
  }

  /// Makes a comic that is known to be there part of the library, if it can be had.
  private func take(_ number: Int, _ before: Preparation) async -> Preparation {
    guard number > newestBuiltIn else { return before }
    var preparation = before
    if let failure = await fetch(number, &preparation) {
      preparation.actions.append(.fetching(.failed(.comic(number), failure)))
    }
    return preparation
  }

  /// Fetches a comic by number; a hole in the numbering is remembered.
  private func fetch(_ number: Int, _ preparation: inout Preparation) async -> ServiceFailure? {
    let id = ItemID(.comics, String(number))
    if refreshed.library[id] != nil || world.shelf.isAbsent(id, now: world.now()) { return nil }
    if world.live.hasCopies(), let kept = await world.live.kept(id) {
      world.shelf.take([kept])
      return nil
    }
    do throws(ServiceFailure) {
      let delivery = try await ask(.comic(number))
      preparation.fresh.insert(id)
      preparation.actions.append(
        .fetching(.fetched(.comic(number), count: delivery.items.count)))
      return nil
    } catch {
      if error == .nothingThere {
        world.shelf.noteAbsent(id, now: world.now())
        return nil
      }
      return error
    }
  }

  /// A record by its number: one above the newest is refused only after asking, one below it may just not be here yet.
  func look(for id: ItemID, _ command: Command) async -> Preparation {
    guard let number = id.number, number > newestBuiltIn, library[id] == nil else {
      return Preparation()
    }
    if await recalling([id]).library[id] != nil { return Preparation() }
    var preparation = Preparation()
    if number > newestKnown {
      preparation = await learnNewest(for: command, holds: Workflow.holdsForRefusal)
      if case .fetching(.failed(_, let failure))? = preparation.actions.first,
        failure.isOutage
      {
        return unsure(id, failure, command)
      }
    }
    guard number <= refreshed.newestKnown else { return preparation }
    if let failure = await fetch(number, &preparation) {
      preparation.instead = [.failed(command, .service(failure, .record(id)))]
    }
    return preparation
  }

  /// Several records, until one cannot be had.
  func look(for ids: [ItemID], _ command: Command) async -> Preparation {
    var all = Preparation()
    for id in ids {
      let preparation = await look(for: id, command)
      all.actions += preparation.actions
      all.fresh.formUnion(preparation.fresh)
      if let instead = preparation.instead {
        all.instead = instead
        break
      }
    }
    return all
  }

  /// Refuses a number with the range that is known, and says that it may have grown.
  private func unsure(
    _ id: ItemID, _ failure: ServiceFailure, _ command: Command
  ) -> Preparation {
    let newest = world.shelf.newest
    let note = FetchingAction.newestUnsure(
      failure, number: newestKnown, asked: newest?.asked, command)
    return Preparation(
      actions: [.fetching(.failed(.latestComic, failure))],
      instead: absent(id) + [.fetching(note)])
  }

  /// The newest comics, so that the first page of the list has no gaps.
  func fillFirstPage(for command: Command) async -> Preparation {
    var preparation = await learnNewest(for: command)
    guard let newest = world.shelf.newest?.number, newest > newestBuiltIn,
      !preparation.actions.contains(where: \.isFailure)
    else { return preparation }
    // What is here already and holes cost nothing.
    let missing = max(newestBuiltIn + 1, newest - Page.size + 1)...newest
    let fetched = await withTaskGroup(of: Preparation.self) { group in
      for number in missing {
        group.addTask {
          var own = Preparation()
          _ = await self.fetch(number, &own)
          return own
        }
      }
      return await group.reduce(into: [Preparation]()) { $0.append($1) }
    }
    preparation.actions += fetched.flatMap(\.actions)
    preparation.fresh.formUnion(fetched.flatMap(\.fresh))
    return preparation
  }

  /// The comic that a step leads to, past holes; at the newest one it is asked whether it still is.
  func prepareStep(_ command: Command) async -> Preparation {
    guard let (number, isNewer) = comicStep(command) else { return Preparation() }
    var preparation = Preparation()
    if isNewer, number >= newestKnown { preparation = await learnNewest(for: command) }
    let newest = refreshed.newestKnown
    // A key may be any number where a state came from elsewhere.
    var next = isNewer ? number &+ 1 : number &- 1
    var holes = 0
    while next <= newest, next > newestBuiltIn, holes < Workflow.mostHoles {
      let id = ItemID(.comics, String(next))
      if let failure = await fetch(next, &preparation) {
        if failure == .offline { return preparation }
        preparation.instead = [.failed(command, .service(failure, .record(id)))]
        return preparation
      }
      if refreshed.library[id] != nil || Task.isCancelled { return preparation }
      holes += 1
      next += isNewer ? 1 : -1
    }
    return preparation
  }

  /// The comic a step starts from, and whether it goes to the newer one; nil where it walks along something else.
  private func comicStep(_ command: Command) -> (number: Int, isNewer: Bool)? {
    let named: CatalogID?
    switch command {
    case .newer: return state.focus(in: .comics)?.number.map { ($0, true) }
    case .next(let catalog), .previous(let catalog): named = catalog
    default: return nil
    }
    let isNewer = if case .previous = command { true } else { false }
    switch state.place {
    case .item(let id) where named == nil || named == id.catalog:
      if state.walksShown, state.shown.contains(id) { return nil }
      return id.number.map { ($0, isNewer) }
    case .favourite(let id) where named == nil || named == id.catalog:
      return nil
    default:
      guard named == .comics else { return nil }
      return state.focus(in: .comics)?.number.map { ($0, isNewer) }
    }
  }
}

extension Action {
  fileprivate var isFailure: Bool {
    if case .fetching(.failed) = self { true } else { false }
  }
}
