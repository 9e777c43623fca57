import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals that are being watched; they are let go with it.
package final class SignalWatch: Sendable {
  // Dispatch's objects are safe to share; only their Swift types do not say so.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  init(_ signals: [Signal], handler: @escaping @Sendable (Signal) -> Void) {
    let queue = DispatchQueue(label: "curio.signals")
    let registered = DispatchGroup()
    sources = signals.filter { !$0.isIgnoredOnPurpose }.map { watched in
      let source = DispatchSource.makeSignalSource(signal: watched.number, queue: queue)
      source.setEventHandler { @Sendable in handler(watched) }
      source.setRegistrationHandler { @Sendable in
        #if !canImport(Glibc)
          // Here a source only listens beside the default action.
          if watched.endsProcess { signal(watched.number, SIG_IGN) }
        #endif
        registered.leave()
      }
      registered.enter()
      source.resume()
      return source
    }
    // It takes another thread a moment; until then a signal does what it always did.
    registered.wait()
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
