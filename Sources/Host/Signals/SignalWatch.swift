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
    sources = signals.filter { !$0.isIgnoredOnPurpose }.map { watched in
      // A source only listens; the default action has to be switched off beside it.
      if watched.endsProcess { signal(watched.number, SIG_IGN) }
      let source = DispatchSource.makeSignalSource(signal: watched.number, queue: queue)
      source.setEventHandler { @Sendable in handler(watched) }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
