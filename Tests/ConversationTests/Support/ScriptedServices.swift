import Catalogs
import Conversation
import Synchronization

/// Services that answer from a script, fail when told to, and remember what they were asked.
final class ScriptedServices: Sendable {
  struct Contents {
    var answers: [Wanted: Delivery] = [:]
    /// By catalog; nil answers.
    var failures: [CatalogID: ServiceFailure] = [:]
    var kept: [ItemID: Kept] = [:]
    var found: [Kept] = []
    var newest: (number: Int, asked: Int)?
    var requests: [Wanted] = []
    /// Bytes of pictures by address, and which were asked about.
    var pictures: [String: Int] = [:]
    var measured: [String] = []
    var now = 1_796_040_000
    /// What an answer waits for.
    var gate: (@Sendable () async -> Void)?
  }

  private let contents = Mutex(Contents())

  init(_ answers: [Wanted: Delivery] = [:]) { edit { $0.answers = answers } }

  func edit(_ change: (inout sending Contents) -> Void) { contents.withLock { change(&$0) } }

  var requests: [Wanted] { contents.withLock { $0.requests } }
  var now: Int { contents.withLock { $0.now } }
  var measured: [String] { contents.withLock { $0.measured } }

  var client: LiveClient {
    LiveClient(
      hasCopies: { [self] in contents.withLock { !$0.kept.isEmpty || !$0.found.isEmpty } },
      fetch: { [self] (wanted) async throws(ServiceFailure) in try await answer(wanted) },
      kept: { [self] id in contents.withLock { $0.kept[id] } },
      search: { [self] _, catalog in
        contents.withLock { $0.found.filter { $0.item.id.catalog == catalog } }
      },
      latestComic: { [self] in contents.withLock { $0.newest } },
      pictureSize: { [self] url in
        contents.withLock { contents in
          contents.measured.append(url)
          return contents.pictures[url]
        }
      })
  }

  private func answer(_ wanted: Wanted) async throws(ServiceFailure) -> Delivery {
    let gate = contents.withLock { contents in
      contents.requests.append(wanted)
      return contents.gate
    }
    if let gate { await gate() }
    if Task.isCancelled { throw .cancelled }
    let (failure, delivery) = contents.withLock {
      ($0.failures[wanted.catalog], $0.answers[wanted])
    }
    if let failure { throw failure }
    guard let delivery else { throw .nothingThere }
    return delivery
  }
}

extension ScriptedServices {
  /// Services that leaf through so many monsters or characters.
  static func leafing(monsters: Int = 0, characters: Int = 0, named name: String? = nil)
    -> ScriptedServices
  {
    var answers: [Wanted: Delivery] = [:]
    for start in stride(from: 0, to: monsters, by: 20) {
      let rows = Library.embedded[.monsters].items[start..<min(start + 20, monsters)]
      answers[.monsters(skip: start)] = Delivery(
        items: Array(rows), isLast: start + 20 > monsters)
    }
    for start in stride(from: 0, to: characters, by: 20) {
      let rows = Library.embedded[.characters].items[start..<min(start + 20, characters)]
      answers[.characters(page: start / 20 + 1, name: name)] = Delivery(
        items: Array(rows), total: characters, isLast: start + 20 >= characters)
    }
    return ScriptedServices(answers)
  }
}

extension Item {
  /// A comic as its service tells it.
  static func comic(_ number: Int, hoverText: String = "Pointed at.") -> Item {
    Item(
      id: .comic(number), name: "Comic \(number)",
      facts: [.number: .number(Double(number), .none), .hoverText: .text(hoverText)])
  }

  static let toldHaddock = Item(
    id: .haddock, name: "Haddock", facts: [.habitat: .text("Cold and deep.")])
}
