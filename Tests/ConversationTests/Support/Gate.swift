import Conversation

/// Something to wait at until it is opened or the wait is cancelled; it tells when somebody waits.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    guard !isOpen else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        for watcher in watching { watcher.resume() }
        watching = []
      }
    } onCancel: {
      Task { await open() }
    }
  }

  /// Returns once somebody waits.
  func reached() async {
    guard waiting.isEmpty else { return }
    await withCheckedContinuation { watching.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
