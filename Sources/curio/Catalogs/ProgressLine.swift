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
      let line = CatalogText.line(progress, elapsed: now - self.start, bar: self.isTerminal)
      if self.isTerminal {
        try? self.writer.write("\r\u{1B}[K" + line)
        try? self.writer.flush()
      } else {
        Operator.complain(line)
      }
    }
  }

  /// Clears the line for what comes next.
  func end() {
    guard isTerminal else { return }
    try? writer.write("\r\u{1B}[K")
    try? writer.flush()
  }
}
