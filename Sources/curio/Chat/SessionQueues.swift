import Conversation
import Synchronization

/// Work in order within a session, and side by side across sessions.
///
/// Only so much is taken in before it is done: a fast sender waits in its pipe and not in our memory. Where it waits for
/// services, which takes time and little else, more is taken in slowly.
final class SessionQueues: Sendable {
  private struct State {
    /// What waits in each session that has any work; one task does all of it.
    var waiting: [SessionKey: ArraySlice<@Sendable () async -> Void>] = [:]
    /// How much is at work or waits to be.
    var count = 0
    var reader: (limit: Int, continuation: CheckedContinuation<Void, Never>)?
    /// How often somebody has waited.
    var waits = 0
  }

  /// So much may be at work before reading waits until half of it is done, but not for longer than this.
  private static let limit = 64
  private static let pause = Duration.milliseconds(10)
  /// More than this is never at work.
  private static let most = 512

  private let state = Mutex(State())

  /// Does something once all that was added for the session before is done.
  func add(for key: SessionKey, _ work: @escaping @Sendable () async -> Void) {
    let isFirst = state.withLock { state in
      state.count += 1
      let isFirst = state.waiting[key] == nil
      state.waiting[key, default: []].append(work)
      return isFirst
    }
    guard isFirst else { return }
    Task {
      while let work = self.next(for: key) {
        await work()
        self.finish()
      }
    }
  }

  /// What has waited longest in a session; nil ends its work.
  private func next(for key: SessionKey) -> (@Sendable () async -> Void)? {
    state.withLock { state in
      guard let work = state.waiting[key]?.popFirst() else {
        state.waiting[key] = nil
        return nil
      }
      return work
    }
  }

  /// Whether something is being done for a session, or waits to be.
  func isAtWork(for key: SessionKey) -> Bool { state.withLock { $0.waiting[key] != nil } }

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
        state.reader = (limit, reader)
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
      guard state.waits == number else { return nil }
      defer { state.reader = nil }
      return state.reader?.continuation
    }
    reader?.resume()
  }

  private func finish() {
    let reader = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.count -= 1
      guard let reader = state.reader, state.count <= reader.limit else { return nil }
      state.reader = nil
      return reader.continuation
    }
    reader?.resume()
  }
}
