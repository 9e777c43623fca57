import Synchronization

/// All sessions of a process, by person and room.
///
/// Those that were idle for a while sleep: of them only bytes are left, which take a fraction of the memory. Those that
/// were idle longest make room for new ones.
package final class Sessions: Sendable {
  /// Sessions that are kept at once.
  package static let limit = 10_000
  /// Sessions that are awake although nobody is speaking to them.
  package static let awakeLimit = 128

  private let contents: Mutex<SessionTable>
  private let limit: Int
  private let make: @Sendable (SessionKey, [UInt8]?) -> Session
  private let evicted: @Sendable ([Leaver]) -> Void

  /// Opens no session yet.
  ///
  /// `make` gets what a session remembered when it fell asleep; `evicted` receives those that make room, oldest first.
  package init(
    limit: Int = Sessions.limit, awakeLimit: Int = Sessions.awakeLimit,
    make: @escaping @Sendable (SessionKey, [UInt8]?) -> Session,
    evicted: @escaping @Sendable ([Leaver]) -> Void = { _ in }
  ) {
    self.limit = limit
    self.make = make
    self.evicted = evicted
    contents = Mutex(SessionTable(awakeLimit: awakeLimit))
  }

  /// The session of a person in a room, made when there is none.
  package func session(for key: SessionKey) -> Session {
    let (session, tired) = contents.withLock { contents in
      // Given away under the lock, so that whoever comes back at once finds them there.
      if contents.count >= limit, !contents.has(key) {
        evicted(contents.removeOldest(max(1, limit / 10)))
      }
      return (contents.session(for: key, make), contents.tired())
    }
    if !tired.isEmpty { Task { await putToSleep(tired) } }
    return session
  }

  /// A session that nobody else will find.
  package func unlisted(for key: SessionKey) -> Session { make(key, nil) }

  /// Lets all sessions go, as if each had been idle for long; those that were saved since they changed need not be again.
  package func evictAll() {
    contents.withLock { contents in
      evicted(contents.changed())
      contents.removeAll()
    }
  }

  /// Hands over a few of those that changed since they were last saved, to be saved; they stay.
  package func saveChanged(atMost count: Int) {
    contents.withLock { contents in
      let changed = contents.changed(atMost: count)
      if !changed.isEmpty { evicted(changed) }
    }
  }

  package func reply(to message: Message) async -> Reply {
    await session(for: message.session).reply(to: message)
  }

  package var count: Int { contents.withLock { $0.count } }
  /// How many of them are awake.
  package var awakeCount: Int { contents.withLock { $0.awakeCount } }

  private func putToSleep(_ tired: [Session]) async {
    for session in tired {
      let bytes = await session.asleep()
      contents.withLock { $0.fellAsleep(session, as: bytes) }
    }
  }
}
