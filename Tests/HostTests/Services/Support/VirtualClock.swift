import Synchronization

@testable import Host

/// A clock that moves only when it is told to, or when somebody waits on it.
final class VirtualClock: Sendable {
  private let milliseconds = Mutex(0)
  private let waits = Mutex<[Int]>([])

  /// How long was waited each time.
  var pauses: [Int] { waits.withLock { $0 } }

  func advance(seconds: Int) { milliseconds.withLock { $0 += seconds * 1000 } }

  var clock: ServiceClock {
    ServiceClock(
      now: { 1_000_000 + self.milliseconds.withLock { $0 } / 1000 },
      ticks: { self.milliseconds.withLock { $0 } },
      wait: { pause in
        self.waits.withLock { $0.append(pause) }
        self.milliseconds.withLock { $0 += pause }
      })
  }
}
