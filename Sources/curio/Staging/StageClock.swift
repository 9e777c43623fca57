import Replay
import Synchronization

/// The clock of a played conversation, which only its events move.
final class StageClock: Sendable {
  private let elapsed = Mutex(Duration.zero)
  private let start: Int

  /// The moment at which transcripts play that name none.
  static let someday = 1_796_040_000

  /// Begins at a moment, in seconds since 1970.
  init(_ start: Int?) { self.start = start ?? Self.someday }

  /// Seconds since 1970, UTC.
  var now: Int { start + Int(elapsed.withLock { $0.components.seconds }) }

  /// Milliseconds since the start.
  var ticks: Int {
    let (seconds, attoseconds) = elapsed.withLock(\.self).components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  func pass(_ duration: Duration) { elapsed.withLock { $0 += duration } }
}
