import Catalogs

/// The work for one command of one person: reads a snapshot of the state, asks the world, yields what happened.
///
/// It changes nothing here; what it does to the store is done before it is told.
package final class Workflow: Sendable {
  private let sharedState: Shared<State>
  private let sharedWorld: Shared<World>
  let key: SessionKey
  /// Told of what happens in the background.
  let trace: (@Sendable (TraceLine) -> Void)?

  init(
    state: Shared<State>, world: Shared<World>, key: SessionKey,
    trace: (@Sendable (TraceLine) -> Void)? = nil
  ) {
    sharedState = state
    sharedWorld = world
    self.key = key
    self.trace = trace
  }

  package convenience init(
    state: State, world: World, key: SessionKey, trace: (@Sendable (TraceLine) -> Void)? = nil
  ) {
    self.init(state: Shared(state), world: Shared(world), key: key, trace: trace)
  }

  var state: State { _read { yield sharedState.value } }
  var world: World { _read { yield sharedWorld.value } }
  var library: Library { world.library }
  var user: String { key.user }

  package func run(_ command: Command) async -> [Action] {
    guard world.isLive, command.mayFetch else { return await carryOut(command) }
    return await carryOutLive(command)
  }

  /// Does what a command says with what is here.
  func carryOut(_ command: Command) async -> [Action] {
    switch command {
    case .home: home()
    case .help(let topic): help(topic)
    case .about: about()
    case .version: version()
    case .settings: [.setting(.shown)]
    case .theme(let theme): await prefer(.theme(theme), for: command)
    case .language(let language): await prefer(.language(language), for: command)
    case .width(let width): await prefer(.width(width), for: command)
    case .speech(let isOn): await prefer(.speech(isOn), for: command)
    case .list(let catalog, let filters, let sort, let limit):
      list(catalog, filters: filters, sort: sort, limit: limit)
    case .show(let id): show(id)
    case .fact(let fact, let id): tell(fact, of: id)
    case .check(let filters, let id): check(filters, id)
    case .compare(let ids, let fact, let isLeast): compare(ids, by: fact, least: isLeast)
    case .count(let catalog, let filters): count(catalog, filters: filters)
    case .measure(let measure, let fact, let catalog, let filters):
      self.measure(measure, fact, of: catalog, filters: filters)
    case .search(let text, let catalog): await search(text, in: catalog)
    case .latest: latest()
    case .next(let catalog): await step(.next, in: catalog)
    case .previous(let catalog): await step(.previous, in: catalog)
    case .newer: newer()
    case .first(let catalog): await jump(.first, in: catalog)
    case .last(let catalog): await jump(.last, in: catalog)
    case .more: turn(.next)
    case .page(let number): page(number)
    case .back(let steps): await back(steps)
    case .again: [.talking(.repeated)]
    case .random(let catalog, let filters): random(catalog, filters)
    case .open(let number): open(number)
    case .filters(let catalog): showFilters(catalog)
    case .filter(let catalog, let change): filter(catalog, change)
    case .clearFilters(let catalog): clearFilters(catalog)
    case .favourite(let id): await favourite(id)
    case .unfavourite(let id): await unfavourite(id)
    case .isFavourite(let id): await isFavourite(id)
    case .favourites: await favourites()
    case .clearFavourites: await clearFavourites()
    case .picture(let id): picture(id)
    case .zoom(let id): await zoom(id)
    case .speak(let id): speak(id)
    case .stop: [.talking(.stopped)]
    case .goFishing: goFishing()
    case .ocean: [.telling(.seaWatched(seed: world.random()))]
    case .retry: await retry()
    case .undo: await undo()
    case .why: why()
    case .yes: await yes()
    case .no: no()
    case .greet: [.talking(.greeted)]
    case .thanks: [.talking(.thanked)]
    case .quit: [.talking(.parted)]
    }
  }
}
