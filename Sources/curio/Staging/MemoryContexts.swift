import Conversation
import Synchronization

/// What the sessions of a played conversation remember: it outlives a restart, not the transcript.
final class MemoryContexts: Sendable {
  private struct Contents {
    var leaving: [Leaver] = []
    var kept: [SessionKey: (bytes: [UInt8], seen: Int)] = [:]
  }

  private let contents = Mutex(Contents())
  private let now: @Sendable () -> Int

  init(now: @escaping @Sendable () -> Int) { self.now = now }

  var client: ContextsClient {
    ContextsClient(
      load: { [self] key in
        contents.withLock { contents in
          guard let kept = contents.kept[key], now() - kept.seen <= ContextsClient.lifetime else {
            return nil
          }
          return kept.bytes
        }
      },
      keep: { [self] sessions in
        contents.withLock { $0.leaving += sessions.filter { !$0.key.isLocal } }
      },
      settle: { [self] in await settle() })
  }

  private func settle() async {
    let leaving = contents.withLock { contents in
      defer { contents.leaving = [] }
      return contents.leaving
    }
    for session in leaving {
      guard let bytes = await session.bytes() else { continue }
      let seen = now()
      contents.withLock { $0.kept[session.key] = (bytes, seen) }
    }
  }
}
