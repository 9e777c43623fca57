import Catalogs
import Conversation
import Synchronization

/// A store in memory that fails when told to, and counts how often it was asked.
final class ScriptedStore: Sendable {
  struct Contents {
    var favourites: [String: [ItemID]] = [:]
    var settings: [String: Settings] = [:]
    var failure: StoreFailure?
    var notice: StoreNotice?
    var exists = true
    var uses = 0
    /// What a use waits for before it goes on.
    var gate: (@Sendable () async -> Void)?
  }

  private let contents = Mutex(Contents())

  func edit(_ change: (inout sending Contents) -> Void) { contents.withLock { change(&$0) } }

  func saved(_ user: String = "ana") -> [ItemID] {
    contents.withLock { $0.favourites[user] ?? [] }
  }

  func settings(of user: String = "ana") -> Settings? { contents.withLock { $0.settings[user] } }

  var uses: Int { contents.withLock { $0.uses } }

  private func use<Value: Sendable>(
    _ work: @Sendable (inout Contents) -> Value
  ) async throws(StoreFailure) -> Value {
    if let gate = contents.withLock({ $0.gate }) { await gate() }
    if Task.isCancelled { throw .busy }
    let (value, failure) = contents.withLock { contents -> (Value?, StoreFailure?) in
      contents.uses += 1
      if let failure = contents.failure { return (nil, failure) }
      return (work(&contents), nil)
    }
    guard let value else { throw failure ?? .busy }
    return value
  }

  var favourites: FavouritesClient {
    FavouritesClient(
      list: { (user) async throws(StoreFailure) in
        try await self.use { $0.favourites[user] ?? [] }
      },
      add: { (user, id) async throws(StoreFailure) in
        try await self.use { contents in
          let saved = contents.favourites[user] ?? []
          guard !saved.contains(id) else { return false }
          contents.favourites[user] = [id] + saved
          return true
        }
      },
      remove: { (user, id) async throws(StoreFailure) in
        try await self.use { contents in
          let saved = contents.favourites[user] ?? []
          contents.favourites[user] = saved.filter { $0 != id }
          return saved.contains(id)
        }
      },
      replace: { (user, ids) async throws(StoreFailure) in
        try await self.use { $0.favourites[user] = ids }
      },
      notice: {
        self.contents.withLock { contents in
          defer { contents.notice = nil }
          return contents.notice
        }
      })
  }

  var settings: SettingsClient {
    SettingsClient(
      exists: { self.contents.withLock { $0.exists } },
      load: { (user) async throws(StoreFailure) in
        try await self.use { $0.settings[user] ?? Settings() }
      },
      save: { (user, settings) async throws(StoreFailure) in
        try await self.use { $0.settings[user] = settings }
      })
  }
}
