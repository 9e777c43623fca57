import Conversation
import Host
import Synchronization

/// Lines that are answered one after the other, until an answer waits for a service: whoever reads goes on with the rest then.
final class Round: Sendable {
  /// How a round went for its reader.
  struct Outcome {
    /// Lines that were not begun.
    var rest: ArraySlice<InputLine>
    /// Who waits for a service, when somebody does.
    var waiting: SessionKey?
    /// Whether somebody has quit who may.
    var quits = false
  }

  private struct State {
    var lines: ArraySlice<InputLine>
    var person: SessionKey?
    var reader: CheckedContinuation<Outcome, Never>?
    /// What the reader is to learn, or has learned.
    var outcome: Outcome?
  }

  private let state: Mutex<State>

  init(_ lines: ArraySlice<InputLine>) { state = Mutex(State(lines: lines)) }

  /// The next line to be answered; nil when none is left for this round.
  func next() -> InputLine? {
    state.withLock { $0.outcome == nil ? $0.lines.popFirst() : nil }
  }

  /// Whose line is being answered.
  func begin(for person: SessionKey) { state.withLock { $0.person = person } }

  /// Sends the reader on, because an answer waits for a service.
  func leave() {
    _ = settle { Outcome(rest: $0.lines, waiting: $0.person) }
  }

  /// All lines are answered; false when the reader has gone on before.
  func end(quits: Bool) -> Bool {
    settle { Outcome(rest: $0.lines, waiting: nil, quits: quits) }
  }

  /// Waits until all lines are answered, or until one of them waits.
  func outcome() async -> Outcome {
    await withCheckedContinuation { reader in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.reader = reader }
        return state.outcome
      }
      if let outcome { reader.resume(returning: outcome) }
    }
  }

  /// Decides what the reader learns; only the first one counts.
  private func settle(_ make: @Sendable (State) -> Outcome) -> Bool {
    let settled = state.withLock { state -> (Outcome, CheckedContinuation<Outcome, Never>?)? in
      guard state.outcome == nil else { return nil }
      let outcome = make(state)
      state.outcome = outcome
      defer { state.reader = nil }
      return (outcome, state.reader)
    }
    guard let (outcome, reader) = settled else { return false }
    reader?.resume(returning: outcome)
    return true
  }
}
