import Catalogs

/// Commands where services have a part: what the data lacks is looked for first, what is shown is completed after.
extension Workflow {
  /// What was learned before a command is carried out.
  struct Preparation {
    var actions: [Action] = []
    /// Records that came this very moment, so that nobody calls them copies.
    var fresh: Set<ItemID> = []
    /// What is said in place of the answer.
    var instead: [Action]?
  }

  /// Whether a service may have to be waited for.
  ///
  /// One that failed a moment ago is not asked, and what is here in full is not asked for. A copy is read at once.
  func mayWait(for command: Command) -> Bool {
    guard world.live.isOnline else { return false }
    switch command {
    // These may become any other command, or ask for pictures too.
    case .retry, .yes, .zoom, .speak, .undo: return true
    case .show(let id) where world.shelf.text(of: id).map({ !$0.item.lacksText }) ?? false:
      return false
    // Whoever wants just that is patient: a service that failed a moment ago is asked as well.
    case .fact(let fact, let id): return library[id]?.isTold(fact) ?? true
    default: break
    }
    let now = world.now()
    return (command.catalogsAsked ?? CatalogID.allCases).contains {
      // Everything that is known of characters is here.
      $0 != .characters && world.shelf.failure(of: $0, now: now) == nil
    }
  }

  func carryOutLive(_ command: Command) async -> [Action] {
    // These run commands of their own, each of which comes by here.
    if command == .retry || command == .yes { return await carryOut(command) }
    let preparation = await prepare(command)
    if Task.isCancelled { return [.failed(command, .cancelled)] }
    if let instead = preparation.instead { return preparation.actions + instead }
    let workflow = await recalling(state.records(behind: command))
    let actions = await workflow.carryOut(command)
    let learned = preparation.actions.filter { !$0.isRemark }
    let remarks = preparation.actions.filter(\.isRemark)
    let completed = await workflow.complete(
      learned + actions + remarks, fresh: preparation.fresh, for: command)
    return Task.isCancelled ? [.failed(command, .cancelled)] : completed
  }

  /// The same work in a world with the records that came since.
  var refreshed: Workflow {
    Workflow(state: state, world: world.refreshed(), key: key, trace: trace)
  }

  /// The same work with records in the library that only a copy has, such as comics newer than the data.
  func recalling(_ ids: [ItemID]) async -> Workflow {
    guard world.live.hasCopies() else { return refreshed }
    for id in ids where library[id] == nil {
      if let kept = await world.live.kept(id) { world.shelf.take([kept]) }
    }
    return refreshed
  }

  /// What is known of a record, with its full text if it is at hand.
  func record(_ id: ItemID) -> Item? {
    guard world.isLive, let kept = world.shelf.text(of: id) else { return library[id] }
    return kept.item
  }

  /// Asks a service, and takes in what it gives.
  func ask(_ wanted: Wanted) async throws(ServiceFailure) -> Delivery {
    guard world.live.isOnline else { throw .offline }
    do throws(ServiceFailure) {
      let delivery = try await world.live.fetch(wanted)
      let now = world.now()
      world.shelf.noteSuccess(of: wanted.catalog)
      world.shelf.take(
        delivery.items.map { Kept(item: $0, fetched: now) }, inFull: wanted.isInFull)
      return delivery
    } catch {
      if error.isOutage { world.shelf.note(error, of: wanted.catalog, now: world.now()) }
      throw error
    }
  }

  private func prepare(_ command: Command) async -> Preparation {
    switch command {
    case .latest: await prepareLatest(command)
    case .newer where state.focus(in: .comics) == nil: await learnNewest(for: command)
    case .list(.comics, _, _, _): await fillFirstPage(for: command)
    case .show(let id), .favourite(let id), .unfavourite(let id), .picture(let id):
      await look(for: id, command)
    case .compare(let ids, _, _): await look(for: ids, command)
    case .zoom(let id): await prepareZoom(id, command)
    case .fact(let fact, let id): await look(for: fact, of: id, command)
    case .speak(let id?): await look(for: .transcript, of: id, command)
    case .newer, .next, .previous: await prepareStep(command)
    default: Preparation()
    }
  }
}

extension Action {
  /// Whether it says something about an answer, and so comes after it.
  fileprivate var isRemark: Bool {
    switch self {
    case .fetching(.copyUsed), .fetching(.outageMet), .fetching(.newestUnsure),
      .fetching(.serviceBehind):
      true
    default: false
    }
  }
}

extension Wanted {
  /// Whether it comes with all that the service knows of a record.
  fileprivate var isInFull: Bool {
    switch self {
    case .monsters, .monsterProse, .characters, .character: false
    case .allFish, .fish, .monster, .latestComic, .comic: true
    }
  }
}
