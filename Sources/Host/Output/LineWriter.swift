import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes text to a descriptor, whole and in order, from any thread.
///
/// Text is kept until `flush`, which every answer ends with: whoever waits behind a pipe must see
/// it at once. `print` would not tell of a reader that has gone.
package final class LineWriter: Sendable {
  package let descriptor: Int32
  private let state = Mutex(State())

  private struct State {
    var buffer: [UInt8] = []
    /// The first failure; what is written after it fails the same way.
    var failure: OutputFailure?
  }

  /// How much is kept before it is written unasked, in bytes.
  private static let capacity = 64 * 1024

  package init(descriptor: Int32 = 1) {
    self.descriptor = descriptor
  }

  /// Adds text as it is.
  package func write(_ text: String) throws(OutputFailure) {
    try state.withLock { state throws(OutputFailure) in
      if let failure = state.failure { throw failure }
      state.buffer.append(contentsOf: text.utf8)
      if state.buffer.count >= Self.capacity { try flush(&state) }
    }
  }

  /// Adds a line and its end.
  package func writeLine(_ text: String) throws(OutputFailure) {
    try state.withLock { state throws(OutputFailure) in
      if let failure = state.failure { throw failure }
      state.buffer.append(contentsOf: text.utf8)
      state.buffer.append(0x0A)
      if state.buffer.count >= Self.capacity { try flush(&state) }
    }
  }

  /// Tells of a failure that nobody has heard of yet.
  package func check() throws(OutputFailure) {
    try state.withLock { state throws(OutputFailure) in
      if let failure = state.failure { throw failure }
    }
  }

  /// Hands all that was written to the system.
  package func flush() throws(OutputFailure) {
    try state.withLock { state throws(OutputFailure) in
      if let failure = state.failure { throw failure }
      try flush(&state)
    }
  }

  private func flush(_ state: inout State) throws(OutputFailure) {
    var start = 0
    while start < state.buffer.count {
      let written = state.buffer.withUnsafeBytes { buffer in
        retryingInterrupted {
          writeBytes(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
        }
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        waitUntilReady(descriptor, for: POLLOUT)
      } else {
        let failure: OutputFailure = errno == EPIPE ? .closed : .failed(code: errno)
        state.failure = failure
        state.buffer = []
        throw failure
      }
    }
    state.buffer.removeAll(keepingCapacity: true)
  }
}
