import Conversation
import Synchronization

/// Notices when an answer begins to wait for a service.
final class ServiceWaits: Sendable {
  private let current = Mutex<Round?>(nil)

  /// The round that is told of it from now on.
  func watch(_ round: Round) { current.withLock { $0 = round } }

  /// The same services, watched.
  func watching(_ live: LiveClient) -> LiveClient {
    var watched = live
    watched.fetch = { (wanted) async throws(ServiceFailure) in
      self.tell()
      return try await live.fetch(wanted)
    }
    watched.pictureSize = { url in
      self.tell()
      return await live.pictureSize(url)
    }
    return watched
  }

  private func tell() { current.withLock { $0 }?.leave() }
}
