import Host
import Synchronization

/// Standard output for answers.
///
/// Answers that come fast leave together, which is cheap; none is held back for long by those after it.
final class AnswerWriter: Sendable {
  private let writer = LineWriter()
  private let lastFlush = Mutex(SystemClock.ticks())

  /// In milliseconds.
  private static let longestDelay = 10

  /// Adds an answer as it is.
  func write(_ answer: String) throws(OutputFailure) {
    try writer.write(answer)
    if SystemClock.ticks() - lastFlush.withLock(\.self) >= Self.longestDelay { try flush() }
  }

  /// Tells whether an answer could not be written.
  func check() throws(OutputFailure) { try writer.check() }

  /// Hands all answers to the reader.
  func flush() throws(OutputFailure) {
    try writer.flush()
    lastFlush.withLock { $0 = SystemClock.ticks() }
  }
}
