import Conversation
import Synchronization

/// Work in order within a session, and side by side across sessions.
///
/// Only so much is taken in before it is done: a fast sender waits in its pipe and not in our memory. Where it waits for
/// services, which takes time and little else, more is taken in slowly.
final class SessionQueues: Sendable {
  private struct State {
    /// The last work of each session that has any.
    var last: [SessionKey: Work] = [:]
    /// How much is at work, and how much ever was.
    var count = 0
    var added = 0
    var waiting: (limit: Int, reader: CheckedContinuation<Void, Never>)?
    /// How often somebody has waited.
    var waits = 0
  }

  private struct Work {
    let number: Int
    let task: Task<Void, Never>
  }

  /// So much may be at work before reading waits until half of it is done, but not for longer than this.
  private static let limit = 64
  private static let pause = Duration.milliseconds(10)
  /// More than this is never at work.
  private static let most = 512

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
  func makeRoom() async {
    let count = state.withLock(\.count)
    if count < Self.limit { return }
    if count < Self.most {
      await wait(untilAtMost: Self.limit / 2, noLongerThan: Self.pause)
    } else {
      await wait(untilAtMost: Self.most - 1)
    }
  }

  /// Waits until all is done.
  func drain() async { await wait(untilAtMost: 0) }

  private func wait(untilAtMost limit: Int, noLongerThan pause: Duration? = nil) async {
    await withCheckedContinuation { reader in
      let number = state.withLock { state -> Int? in
        if state.count <= limit { return nil }
        state.waiting = (limit, reader)
        state.waits += 1
        return state.waits
      }
      guard let number else { return reader.resume() }
      guard let pause else { return }
      Task {
        try? await Task.sleep(for: pause)
        self.endWait(number)
      }
    }
  }

  /// Ends a wait that is still on.
  private func endWait(_ number: Int) {
    let reader = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waits == number, let waiting = state.waiting else { return nil }
      state.waiting = nil
      return waiting.reader
    }
    reader?.resume()
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
