import Synchronization

/// Ctrl-C, wherever it arrives: once stops what is going on, twice within a second ends Curio.
package final class Interrupts: Sendable {
  private let last = Mutex<Int?>(nil)
  private let ticks: @Sendable () -> Int
  private let stop: @Sendable () -> Void

  /// Counts by a clock in milliseconds; `stop` ends what goes on beside the conversation.
  package init(
    ticks: @escaping @Sendable () -> Int = SystemClock.ticks,
    stopping stop: @escaping @Sendable () -> Void = {}
  ) {
    self.ticks = ticks
    self.stop = stop
  }

  /// Counts one; true when Curio should end.
  package func press() -> Bool {
    stop()
    let now = ticks()
    return last.withLock { last in
      defer { last = now }
      return last.map { now - $0 <= 1000 } ?? false
    }
  }
}
