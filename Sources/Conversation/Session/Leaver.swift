/// A session that is to be saved, awake or asleep.
package final class Leaver: Sendable {
  package let key: SessionKey
  private let session: Session?
  private let kept: [UInt8]

  init(_ key: SessionKey, _ session: Session?, _ kept: [UInt8]) {
    self.key = key
    self.session = session
    self.kept = kept
  }

  /// All that it remembers, once it is at rest; nil when nothing is worth keeping.
  package func bytes() async -> [UInt8]? {
    guard let session else { return kept }
    return await session.asleep()
  }
}
