import Synchronization

/// A line that is being answered, and whoever reads the next one meanwhile.
///
/// The reader waits for the answer, so that people are answered in the order they spoke; but no longer than until the answer
/// begins to wait for a service.
final class Turn: Sendable {
  private struct State {
    var reader: CheckedContinuation<Bool, Never>?
    /// Whether the person has quit; nil while there is no answer.
    var quits: Bool?
    var isLeft = false
  }

  private let state = Mutex(State())

  /// Waits; true when the person has quit.
  func wait() async -> Bool {
    await withCheckedContinuation { reader in
      let quits = state.withLock { state -> Bool? in
        if state.quits == nil, !state.isLeft { state.reader = reader }
        return state.isLeft ? false : state.quits
      }
      if let quits { reader.resume(returning: quits) }
    }
  }

  /// Sends the reader on to the next line.
  func leave() {
    let reader = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard state.quits == nil else { return nil }
      state.isLeft = true
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(returning: false)
  }

  /// The answer is there; false when the reader does not learn of it any more.
  func end(quits: Bool) -> Bool {
    let (reader, isLeft) = state.withLock { state in
      state.quits = quits
      defer { state.reader = nil }
      return (state.reader, state.isLeft)
    }
    reader?.resume(returning: quits)
    return !isLeft
  }
}
