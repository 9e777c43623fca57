import Conversation
import Synchronization

/// Notices when the answer to a line begins to wait for a service.
final class ServiceWaits: Sendable {
  private let current = Mutex<Turn?>(nil)

  /// The turn of the next line.
  func begin() -> Turn {
    let turn = Turn()
    current.withLock { $0 = turn }
    return turn
  }

  /// The same services, watched.
  func watching(_ live: LiveClient) -> LiveClient {
    var watched = live
    watched.fetch = { (wanted) async throws(ServiceFailure) in
      self.current.withLock { $0 }?.leave()
      return try await live.fetch(wanted)
    }
    watched.pictureSize = { url in
      self.current.withLock { $0 }?.leave()
      return await live.pictureSize(url)
    }
    return watched
  }
}
