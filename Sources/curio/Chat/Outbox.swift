import Synchronization

/// Answers on their way out: each is put into words, in order, while the next line is being understood.
///
/// Understanding takes longer than telling, so on two cores telling costs no time.
final class Outbox: Sendable {
  private struct State {
    /// Places in order; one whose answer is not there yet is empty and holds up those after it.
    var places: [(@Sendable () -> Void)?] = []
    /// How many places were before these.
    var told = 0
    var isAtWork = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// Those that wait for room: lines of several people may be at work at once.
    var adding: [CheckedContinuation<Void, Never>] = []
  }

  /// So much is gathered before another thread is woken for it, which costs as much as an answer.
  private static let batch = 64
  /// So much may wait before whoever reads waits too: answers are larger than lines.
  private static let limit = 256

  private let state = Mutex(State())
  /// Hands to the reader what was told while nobody waited for it.
  private let flush: @Sendable () async -> Void

  init(flush: @escaping @Sendable () async -> Void) { self.flush = flush }

  /// A place for an answer that is not there yet.
  func reserve() -> Int {
    state.withLock { state in
      state.places.append(nil)
      return state.told + state.places.count - 1
    }
  }

  /// Puts an answer into its place.
  func fill(_ place: Int, _ work: @escaping @Sendable () -> Void) {
    let starts = state.withLock { state in
      state.places[place - state.told] = work
      guard !state.isAtWork, state.places.count >= Self.batch, state.places[0] != nil else {
        return false
      }
      state.isAtWork = true
      return true
    }
    guard starts else { return }
    Task {
      self.work()
      await flush()
    }
  }

  /// Waits until there is room, as there is again once the answer that holds up the others has come.
  func makeRoom() async {
    if state.withLock({ $0.places.count < Self.limit }) { return }
    await withCheckedContinuation { adding in
      let hasRoom = state.withLock { state in
        if state.places.count < Self.limit { return true }
        state.adding.append(adding)
        return false
      }
      if hasRoom { adding.resume() }
    }
  }

  /// Tells all that is there; false where somebody is telling already, who goes on until nothing is left.
  func hurry() -> Bool {
    let starts = state.withLock { state in
      defer { state.isAtWork = true }
      return !state.isAtWork
    }
    if starts { work() }
    return starts
  }

  /// Waits until all is done that is there and has nothing missing before it.
  func drain() async {
    await withCheckedContinuation { waiting in
      let isAtWork = state.withLock { state in
        if state.isAtWork { state.waiting.append(waiting) }
        defer { state.isAtWork = true }
        return state.isAtWork
      }
      if isAtWork { return }
      work()
      waiting.resume()
    }
  }

  private func work() {
    while let work = take() {
      for step in work { step() }
    }
  }

  /// All that can be told; nil ends the work.
  private func take() -> [@Sendable () -> Void]? {
    let (work, waiting) = state.withLock { state in
      let work = Array(state.places.prefix { $0 != nil }.compactMap(\.self))
      state.places.removeFirst(work.count)
      state.told += work.count
      state.isAtWork = !work.isEmpty
      var waiting: [CheckedContinuation<Void, Never>] = []
      if work.isEmpty { swap(&waiting, &state.waiting) }
      if state.places.count < Self.limit {
        waiting += state.adding
        state.adding = []
      }
      return (work, waiting)
    }
    for waiter in waiting { waiter.resume() }
    return work.isEmpty ? nil : work
  }
}
