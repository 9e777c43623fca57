#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The most memory the process has held so far.
package enum PeakMemory {
  /// In KiB.
  package static var kilobytes: Int {
    var usage = rusage()
    #if canImport(Glibc)
      guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
      return usage.ru_maxrss
    #else
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { return 0 }
      return usage.ru_maxrss / 1024
    #endif
  }
}
