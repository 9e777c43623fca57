import Catalogs
import Conversation
import Replay
import Synchronization

/// The four services of a played conversation, on its clock: they answer or fail as its events say.
///
/// What they give is the embedded data with one sentence of prose in each record, and two comics more. Copies of it outlive the
/// sessions, not the transcript.
final class ScriptedServices: Sendable {
  /// Nobody waits longer for an answer.
  private static let deadline = Duration.seconds(2)

  private struct Contents {
    var modes: [CatalogID: NetworkMode] = [:]
    var kept: [ItemID: Kept] = [:]
    var newest: (number: Int, asked: Int)?
  }

  private let contents = Mutex(Contents())
  private let records: ScriptedRecords
  private let bodies: ScriptedBodies
  private let now: @Sendable () -> Int
  private let pass: @Sendable (Duration) -> Void

  /// Takes the data that services give, the folder of their other answers, and a clock that answers take time from.
  init(
    _ library: Library, folder: String, now: @escaping @Sendable () -> Int,
    pass: @escaping @Sendable (Duration) -> Void
  ) {
    records = ScriptedRecords(library)
    bodies = ScriptedBodies(folder: folder)
    self.now = now
    self.pass = pass
  }

  /// Makes one service, or all, behave in this way from now on.
  func behave(_ service: CatalogID?, _ mode: NetworkMode) {
    contents.withLock { contents in
      for catalog in service.map({ [$0] }) ?? CatalogID.allCases { contents.modes[catalog] = mode }
    }
  }

  var client: LiveClient {
    LiveClient(
      hasCopies: { [self] in contents.withLock { !$0.kept.isEmpty } },
      fetch: { [self] wanted throws(ServiceFailure) in try answer(wanted) },
      kept: { [self] id in contents.withLock { $0.kept[id] } },
      search: { [self] text, catalog in find(text, in: catalog) },
      latestComic: { [self] in contents.withLock { $0.newest } })
  }

  private func answer(_ wanted: Wanted) throws(ServiceFailure) -> Delivery {
    let delivery = try give(wanted)
    keep(delivery, of: wanted)
    return delivery
  }

  private func give(_ wanted: Wanted) throws(ServiceFailure) -> Delivery {
    switch contents.withLock({ $0.modes[wanted.catalog] }) {
    case nil: throw .offline
    case .offline: throw .unreachable
    case .status(429): throw .busy(seconds: nil)
    case .status(let status): throw .status(status)
    case .timeout:
      pass(Self.deadline)
      throw .timedOut
    case .slow(let duration):
      pass(min(duration, Self.deadline))
      if duration > Self.deadline { throw .timedOut }
    case .ok: break
    case .body(let file): return try bodies.delivery(of: file, to: wanted)
    }
    return try records.delivery(wanted)
  }

  private func keep(_ delivery: Delivery, of wanted: Wanted) {
    let moment = now()
    contents.withLock { contents in
      if wanted == .latestComic, let number = delivery.items.first.flatMap({ Int($0.id.key) }) {
        contents.newest = (number, moment)
      }
      guard wanted.catalog != .characters, wanted.isOne else { return }
      for item in delivery.items { contents.kept[item.id] = Kept(item: item, fetched: moment) }
    }
  }

  /// Copies whose texts hold all words, in the order of their keys.
  private func find(_ text: String, in catalog: CatalogID) -> [Kept] {
    let wanted = Words(text).all
    return contents.withLock { contents in
      contents.kept.values.filter { kept in
        guard kept.item.id.catalog == catalog else { return false }
        let words = Set(kept.item.facts.flatMap { $0.value.phrases }.flatMap { Words($0).all })
        return wanted.allSatisfy(words.contains)
      }.sorted { $0.item.id.key < $1.item.id.key }
    }
  }
}

extension Wanted {
  fileprivate var isOne: Bool {
    switch self {
    case .monsters, .characters: false
    case .allFish, .fish, .monster, .monsterProse, .character, .latestComic, .comic: true
    }
  }
}
