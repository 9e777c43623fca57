import Synchronization

/// All sessions of a process, by person and room; those that were idle longest make room for new ones.
package final class Sessions: Sendable {
  /// Sessions that are kept at once.
  package static let limit = 10_000

  private struct Entry {
    let session: Session
    /// The count of look-ups when it was last wanted.
    var lastUse: UInt64
  }

  private struct Contents {
    var entries: [SessionKey: Entry] = [:]
    var uses: UInt64 = 0
  }

  private let contents = Mutex(Contents())
  private let limit: Int
  private let make: @Sendable (SessionKey) -> Session
  private let evicted: @Sendable ([Session]) -> Void

  /// Opens no session yet; `evicted` receives those that make room, oldest first.
  package init(
    limit: Int = Sessions.limit, make: @escaping @Sendable (SessionKey) -> Session,
    evicted: @escaping @Sendable ([Session]) -> Void = { _ in }
  ) {
    self.limit = limit
    self.make = make
    self.evicted = evicted
  }

  /// The session of a person in a room, made when there is none.
  package func session(for key: SessionKey) -> Session {
    contents.withLock { contents in
      contents.uses += 1
      if var entry = contents.entries[key] {
        entry.lastUse = contents.uses
        contents.entries[key] = entry
        return entry.session
      }
      // Given away under the lock, so that whoever comes back at once finds them there.
      if contents.entries.count >= limit { evicted(makeRoom(&contents)) }
      let session = make(key)
      contents.entries[key] = Entry(session: session, lastUse: contents.uses)
      return session
    }
  }

  /// A session that nobody else will find.
  package func unlisted(for key: SessionKey) -> Session { make(key) }

  /// Lets all sessions go, as if each had been idle for long.
  package func evictAll() {
    contents.withLock { contents in
      evicted(contents.entries.values.map(\.session))
      contents.entries = [:]
    }
  }

  package func reply(to message: Message) async -> Reply {
    await session(for: message.session).reply(to: message)
  }

  package var count: Int { contents.withLock { $0.entries.count } }

  /// Takes out the tenth that was idle longest: sorting once for many keeps a stream of strangers cheap.
  private func makeRoom(_ contents: inout Contents) -> [Session] {
    let oldest = contents.entries.sorted { $0.value.lastUse < $1.value.lastUse }
      .prefix(max(1, limit / 10))
    for (key, _) in oldest { contents.entries[key] = nil }
    return oldest.map(\.value.session)
  }
}
