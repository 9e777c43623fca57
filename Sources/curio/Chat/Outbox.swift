import Synchronization

/// Answers on their way out: each is put into words, in order, while the next line is being understood.
///
/// Understanding takes longer than telling, so on two cores telling costs no time.
final class Outbox: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    var isAtWork = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  /// So much may wait before whoever adds waits too: answers are larger than lines.
  private static let limit = 256

  private let state = Mutex(State())

  /// Does something once all that was added before is done.
  func add(_ work: @escaping @Sendable () -> Void) async {
    let (isIdle, isFull) = state.withLock { state in
      state.work.append(work)
      defer { state.isAtWork = true }
      return (!state.isAtWork, state.work.count >= Self.limit)
    }
    if isIdle { Task { self.work() } }
    if isFull { await drain() }
  }

  /// Waits until all is done; there is one that adds and waits.
  func drain() async {
    await withCheckedContinuation { waiting in
      let isDone = state.withLock { state in
        if state.isAtWork { state.waiting = waiting }
        return !state.isAtWork
      }
      if isDone { waiting.resume() }
    }
  }

  private func work() {
    while let work = take() {
      for step in work { step() }
    }
  }

  /// All that is there; nil ends the work.
  private func take() -> [@Sendable () -> Void]? {
    let (work, waiting) = state.withLock { state in
      let work = state.work
      state.work = []
      state.isAtWork = !work.isEmpty
      defer { if work.isEmpty { state.waiting = nil } }
      return (work, work.isEmpty ? state.waiting : nil)
    }
    waiting?.resume()
    return work.isEmpty ? nil : work
  }
}
