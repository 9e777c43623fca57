#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The clocks of the machine.
package enum SystemClock {
  /// Seconds since 1970, UTC.
  package static func now() -> Int {
    time(nil)
  }

  /// Milliseconds since some moment in the past; never set back.
  package static func ticks() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
