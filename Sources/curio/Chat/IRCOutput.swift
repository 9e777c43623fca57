import Host
import Synchronization
import Wires

/// Standard output towards an IRC server: orders leave at once, what is said in its time.
final class IRCOutput: Sendable {
  private struct State {
    var pacer = IRCPacer(at: SystemClock.ticks())
    /// Whether a task says what waits.
    var isSaying = false
  }

  private let writer = LineWriter()
  private let state = Mutex(State())

  /// Sends an order, past all that waits.
  func send(_ line: String) { write([line]) }

  /// Puts the lines of an answer where they wait for their turn.
  func say(_ lines: [String], to target: String) {
    let starts = state.withLock { state in
      state.pacer.add(lines, to: target)
      defer { state.isSaying = true }
      return !state.isSaying
    }
    if starts { Task { await self.sayWaiting() } }
  }

  /// Says all that waits, when nobody will be there later.
  func sayAll() { write(state.withLock { $0.pacer.takeAll() }) }

  private func sayWaiting() async {
    while let pause = sayDue() {
      try? await Task.sleep(for: .milliseconds(pause))
    }
  }

  /// Says what may be said now; gives the milliseconds until the next line, or nil when none waits.
  private func sayDue() -> Int? {
    state.withLock { state in
      let now = SystemClock.ticks()
      write(state.pacer.take(at: now))
      let pause = state.pacer.wait(at: now)
      state.isSaying = pause != nil
      return pause
    }
  }

  private func write(_ lines: [String]) {
    do throws(OutputFailure) {
      for line in lines { try writer.write(line + "\r\n") }
      try writer.flush()
    } catch {
      ExitStatus.leave(with: error.exitStatus)
    }
  }
}
