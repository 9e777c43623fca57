#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Console {
  /// Nobody types into what comes at once.
  package static let patience = 400

  /// Does work, and hears what is typed meanwhile once it takes so many milliseconds.
  ///
  /// Each line is handed over at once, for somebody may want to stop, and stays for the next prompt as well.
  package nonisolated func working<Value: Sendable>(
    patience milliseconds: Int = patience, hearing hear: @escaping @Sendable (String) -> Void,
    _ work: @Sendable () async -> Value
  ) async -> Value {
    async let listening: Void = listen(after: Int32(clamping: milliseconds), hear)
    let value = await work()
    wake.wake(.over)
    await listening
    return value
  }

  /// Reads lines of the terminal's own editor until the work is over.
  private func listen(after milliseconds: Int32, _ hear: @Sendable (String) -> Void) {
    guard isTerminal, !isDumb else { return }
    if waitUntilReady(wake.reading, for: POLLIN, milliseconds: milliseconds),
      wake.take().contains(.over)
    {
      return
    }
    while true {
      var requests = [
        pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      ]
      _ = retryingInterrupted { poll(&requests, 2, -1) }
      if requests[0].revents != 0, wake.take().contains(.over) { return }
      guard requests[1].revents != 0 else { continue }
      let typed = keyboard.typedAhead()
      // A terminal that has gone is noticed at the prompt.
      guard !typed.isEmpty else { return }
      for line in typed.split(separator: "\n") { hear(String(line)) }
    }
  }
}
