import Synchronization

/// Holds up whoever comes until it is opened.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var arrivals: [CheckedContinuation<Void, Never>] = []
    var arrived = 0
  }

  private let state = Mutex(State())

  func wait() async {
    await withCheckedContinuation { waiter in
      let (goes, arrivals) = state.withLock { state in
        state.arrived += 1
        defer { state.arrivals = [] }
        if !state.isOpen { state.waiting.append(waiter) }
        return (state.isOpen, state.arrivals)
      }
      for arrival in arrivals { arrival.resume() }
      if goes { waiter.resume() }
    }
  }

  /// Waits until somebody stands before it.
  func somebody() async {
    await withCheckedContinuation { waiter in
      let isThere = state.withLock { state in
        if state.arrived == 0 { state.arrivals.append(waiter) }
        return state.arrived > 0
      }
      if isThere { waiter.resume() }
    }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiting { waiter.resume() }
  }
}
