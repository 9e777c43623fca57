#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a descriptor leads to.
package enum Terminal {
  /// Whether there is a terminal at the other end.
  package static func isConnected(to descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }
}
