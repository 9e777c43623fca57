#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals that concern Curio.
package enum Signals {
  /// Makes writing to a reader that has gone an error rather than the end of the process, and a
  /// full quota too.
  package static func ignorePipe() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Calls the handler each time a signal arrives, on a thread of its own, for as long as the watch
  /// is kept.
  ///
  /// The handler must be `@Sendable`: one that inherits the main actor traps when it is called from
  /// another thread.
  package static func watch(
    _ signals: Signal..., handler: @escaping @Sendable (Signal) -> Void
  ) -> SignalWatch {
    SignalWatch(signals, handler: handler)
  }
}
