#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Handles a signal in the way that interrupts system calls.
func handleInterrupting(_ number: Int32) {
  var action = sigaction()
  #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = { _ in }
  #else
    action.__sigaction_u.__sa_handler = { _ in }
  #endif
  sigaction(number, &action, nil)
}
