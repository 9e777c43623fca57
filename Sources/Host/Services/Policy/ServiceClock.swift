/// Time as a service's policy sees it.
package struct ServiceClock: Sendable {
  /// Seconds since 1970, for what is kept.
  package var now: @Sendable () -> Int
  /// Milliseconds that only go forward, for deadlines and pauses.
  package var ticks: @Sendable () -> Int
  /// Waits so many milliseconds, or less when cancelled.
  package var wait: @Sendable (Int) async -> Void

  package init(
    now: @escaping @Sendable () -> Int, ticks: @escaping @Sendable () -> Int,
    wait: @escaping @Sendable (Int) async -> Void
  ) {
    self.now = now
    self.ticks = ticks
    self.wait = wait
  }

  package static func system(now: @escaping @Sendable () -> Int) -> ServiceClock {
    ServiceClock(
      now: now, ticks: SystemClock.ticks,
      wait: { milliseconds in try? await Task.sleep(for: .milliseconds(milliseconds)) })
  }
}
