import Conversation
import Synchronization

/// Work in order within a session, and side by side across sessions.
///
/// Only so much is taken in before it is done: a fast sender waits in its pipe and not in our memory.
final class SessionQueues: Sendable {
  private struct State {
    /// The last work of each session that has any.
    var last: [SessionKey: Work] = [:]
    /// How much is at work, and how much ever was.
    var count = 0
    var added = 0
    var waiting: (limit: Int, reader: CheckedContinuation<Void, Never>)?
  }

  private struct Work {
    let number: Int
    let task: Task<Void, Never>
  }

  /// So much may be at work before reading waits for it.
  private static let limit = 512

  private let state = Mutex(State())

  /// Does something once all that was added for the session before is done.
  func add(for key: SessionKey, _ work: @escaping @Sendable () async -> Void) {
    state.withLock { state in
      let before = state.last[key]?.task
      state.count += 1
      state.added += 1
      let number = state.added
      state.last[key] = Work(
        number: number,
        task: Task {
          await before?.value
          await work()
          self.finish(number, for: key)
        })
    }
  }

  /// Whether something is being done for a session, or waits to be.
  func isAtWork(for key: SessionKey) -> Bool { state.withLock { $0.last[key] != nil } }

  /// Waits until there is room for more.
  func makeRoom() async { await wait(untilAtMost: Self.limit) }

  /// Waits until all is done.
  func drain() async { await wait(untilAtMost: 0) }

  private func wait(untilAtMost limit: Int) async {
    await withCheckedContinuation { reader in
      let isFree = state.withLock { state in
        if state.count <= limit { return true }
        state.waiting = (limit, reader)
        return false
      }
      if isFree { reader.resume() }
    }
  }

  private func finish(_ number: Int, for key: SessionKey) {
    let reader = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.count -= 1
      if state.last[key]?.number == number { state.last[key] = nil }
      guard let waiting = state.waiting, state.count <= waiting.limit else { return nil }
      state.waiting = nil
      return waiting.reader
    }
    reader?.resume()
  }
}
