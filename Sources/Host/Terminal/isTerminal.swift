#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether a descriptor leads to a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1
}
