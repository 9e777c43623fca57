import Catalogs

/// Full texts of records: from here, from a copy, or from their service.
extension Workflow {
  /// A record in full, and what happened on the way to it.
  struct Account {
    var item: Item
    var actions: [Action] = []
    var failure: ServiceFailure?
  }

  /// Looks for the full text of a record; `patient` asks a service that failed a moment ago as well.
  func account(of item: Item, patient: Bool) async -> Account {
    let (id, shelf) = (item.id, world.shelf)
    if shelf.text(of: id) == nil, world.live.hasCopies(), let kept = await world.live.kept(id) {
      shelf.take([kept])
    }
    let kept = shelf.text(of: id)
    if let kept, !kept.item.lacksText || !world.live.isOnline { return copy(kept) }
    guard world.live.isOnline, let wanted = Wanted(inFull: id),
      !shelf.isAbsent(id, now: world.now())
    else { return kept.map(copy) ?? Account(item: item) }
    // What a list brought is better than what is built in.
    var account = kept.map(copy) ?? Account(item: item)
    if !patient, let failure = shelf.failure(of: id.catalog, now: world.now()) {
      account.failure = failure
      return account
    }
    do throws(ServiceFailure) {
      let delivery = try await ask(wanted)
      return Account(
        item: shelf.text(of: id)?.item ?? item,
        actions: [.fetching(.fetched(wanted, count: delivery.items.count))])
    } catch {
      account.actions.append(.fetching(.failed(wanted, error)))
      account.failure = error
      if error == .nothingThere { shelf.noteAbsent(id, now: world.now()) }
      return account
    }
  }

  private func copy(_ kept: Kept) -> Account {
    let age = max(0, world.now() - kept.fetched)
    let used = FetchingAction.copyUsed(kept.item.id, fetched: kept.fetched, age: age)
    return Account(item: kept.item, actions: [.fetching(used)])
  }

  /// A fact that only the service has: without it there is nothing to tell but why.
  func look(for fact: Fact, of id: ItemID, _ command: Command) async -> Preparation {
    var preparation = await look(for: id, command)
    guard preparation.instead == nil, let item = refreshed.library[id], item.isTold(fact) else {
      return preparation
    }
    if preparation.fresh.contains(id) { return preparation }
    let account = await account(of: item, patient: true)
    preparation.actions += account.actions
    preparation.fresh.insert(id)
    guard let failure = account.failure else { return preparation }
    if failure == .nothingThere || failure == .offline { return preparation }
    if case .speak = command {
      preparation.actions += outage(id.catalog, failure, command)
      return preparation
    }
    let standIn = fact.standIns.first { item[$0] != nil }
    let told: [Action] = standIn.map { [.telling(.factTold($0, item))] } ?? []
    preparation.instead = told + [.failed(command, .service(failure, .fact(fact, item)))]
    return preparation
  }

  /// Says that a service fails, once.
  func outage(
    _ catalog: CatalogID, _ failure: ServiceFailure, _ command: Command
  ) -> [Action] {
    guard isNew(failure, of: catalog) else { return [] }
    return [.fetching(.outageMet(catalog, failure, command))]
  }

  /// Whether a person has not been told yet; where nothing can be reached, one service stands for all.
  func isNew(_ failure: ServiceFailure, of catalog: CatalogID) -> Bool {
    guard failure.isOutage, !state.outages.contains(catalog) else { return false }
    return ![.unreachable, .unknownHost].contains(failure) || state.outages.isEmpty
  }
}

extension Wanted {
  /// What to ask for to have all that its service knows of a record; characters are here in full already.
  init?(inFull id: ItemID) {
    switch id.catalog {
    case .fish: self = .fish(id.key)
    case .monsters: self = .monster(id.key)
    case .characters: return nil
    case .comics:
      guard let number = id.number else { return nil }
      self = .comic(number)
    }
  }
}

extension Item {
  private static let prose: [Fact] = [.description, .habitat, .biology, .health, .quote]
  private static let parts: [Fact] = [.traits, .actions, .reactions, .legendaryActions]

  /// Whether the words are missing that only the service has.
  var lacksText: Bool {
    switch id.catalog {
    case .fish: Item.prose.allSatisfy { self[$0] == nil }
    // Lists have the words of the features, but not its own.
    case .monsters: self[.description] == nil
    case .characters: false
    case .comics: self[.hoverText] == nil
    }
  }

  /// Whether a fact is one that the service tells and the embedded data lacks.
  func isTold(_ fact: Fact) -> Bool {
    switch id.catalog {
    case .fish: Item.prose.contains(fact) && self[fact] == nil
    case .monsters:
      fact == .description || Item.parts.contains(fact) && self[fact] != nil
    case .characters: false
    case .comics: fact == .hoverText || fact == .transcript
    }
  }
}
