import Host
import Presentation

/// A line on a terminal that says that an answer is on its way, only when it takes long, and gone when it comes.
struct StatusLine: Sendable {
  /// Nobody needs to be told of what comes at once.
  private static let patience = Duration.milliseconds(400)

  private let output: LineWriter
  private let isDumb: Bool

  init(output: LineWriter, environment: Environment = .process) {
    self.output = output
    isDumb = environment["TERM"] ?? "dumb" == "dumb"
  }

  /// Shows words while work goes on, from the moment that patience ends.
  func shown<Value: Sendable>(
    _ words: String, during work: @Sendable () async -> Value
  ) async -> Value {
    guard !isDumb else { return await work() }
    let waiting = Task {
      guard (try? await Task.sleep(for: Self.patience)) != nil else { return false }
      return write(words)
    }
    let value = await work()
    waiting.cancel()
    // It may have been about to be written: what is taken away must be there.
    if await waiting.value { write("\r\u{1B}[K") }
    return value
  }

  /// A terminal that is gone comes to light when the answer is written.
  @discardableResult
  private func write(_ text: String) -> Bool {
    do throws(OutputFailure) {
      try output.write(text)
      try output.flush()
      return true
    } catch {
      return false
    }
  }
}
