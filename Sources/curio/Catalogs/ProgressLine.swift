import Host
import Synchronization

/// The progress of a long task: a line that is written over on a terminal, a line now and then otherwise.
final class ProgressLine: Sendable {
  private let isTerminal: Bool
  private let start = SystemClock.ticks()
  private let shown = Mutex<Int?>(nil)
  private let writer = LineWriter(descriptor: 2)

  init(isTerminal: Bool) { self.isTerminal = isTerminal }

  /// Shows it, at most ten times a second on a terminal and every two seconds elsewhere.
  var show: @Sendable (SyncProgress) -> Void {
    { progress in
      let now = SystemClock.ticks()
      let isDue = self.shown.withLock { shown in
        if let last = shown, now - last < (self.isTerminal ? 100 : 2000) { return false }
        shown = now
        return true
      }
      guard isDue else { return }
      guard self.isTerminal else {
        return Operator.complain(ProgressText.line(progress, elapsed: now - self.start))
      }
      // Asked anew each time: windows change.
      let width = TerminalSize(of: 2)?.columns ?? 80
      self.write(ProgressText.line(progress, elapsed: now - self.start, width: width))
    }
  }

  /// Clears the line for what comes next.
  func end() {
    if isTerminal { write("") }
  }

  private func write(_ line: String) {
    try? writer.write("\r\u{1B}[K" + line)
    try? writer.flush()
  }
}
