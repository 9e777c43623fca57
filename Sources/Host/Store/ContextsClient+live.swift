package import Conversation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ContextsClient {
  /// Contexts in a store, which is not opened to learn that nothing was ever saved.
  package static func live(
    _ store: Store, path: String, now: @escaping @Sendable () -> Int
  ) -> ContextsClient {
    let shelf = ContextShelf(store, path: path, now: now)
    return ContextsClient(
      load: { await shelf.context(of: $0) }, keep: { shelf.keep($0) },
      settle: { await shelf.settle() })
  }
}

/// Sessions on their way into the store, one batch after the other.
private final class ContextShelf: Sendable {
  private struct Leaving {
    /// Those that are not saved yet: who comes back meanwhile goes on from here.
    var sessions: [SessionKey: Leaver] = [:]
    var last: Task<Void, Never>?
  }

  /// More than this wait for a disk that does not follow, and the rest is forgotten.
  private static let limit = 20_000

  private let store: Store
  private let path: String
  private let now: @Sendable () -> Int
  private let leaving = Mutex(Leaving())

  init(_ store: Store, path: String, now: @escaping @Sendable () -> Int) {
    self.store = store
    self.path = path
    self.now = now
  }

  func context(of key: SessionKey) async -> [UInt8]? {
    if let session = leaving.withLock({ $0.sessions[key] }) { return await session.bytes() }
    guard access(path, F_OK) == 0 else { return nil }
    return try? await store.context(of: key, since: now() - ContextsClient.lifetime)
  }

  /// The local person is not kept: a new chat begins anew.
  func keep(_ sessions: [Leaver]) {
    let named = sessions.filter { !$0.key.isLocal }
    guard !named.isEmpty else { return }
    leaving.withLock { leaving in
      guard leaving.sessions.count < Self.limit else { return }
      for session in named { leaving.sessions[session.key] = session }
      let before = leaving.last
      leaving.last = Task {
        await before?.value
        await self.save(named)
      }
    }
  }

  func settle() async { await leaving.withLock { $0.last }?.value }

  /// Best effort: a store that cannot be written is told where something was to be saved that matters.
  private func save(_ sessions: [Leaver]) async {
    var contexts: [SessionKey: [UInt8]] = [:]
    for session in sessions { contexts[session.key] = await session.bytes() }
    let now = now()
    let oldest = now - ContextsClient.lifetime
    if !contexts.isEmpty {
      try? await store.save(contexts: contexts, seen: now, forgettingBefore: oldest)
    }
    leaving.withLock { leaving in
      for session in sessions where leaving.sessions[session.key] === session {
        leaving.sessions[session.key] = nil
      }
    }
  }
}
