/// A person at a terminal: the prompt with its line editor, and moving pictures.
///
/// Between two calls the terminal is in its usual mode, so that Ctrl-C is a signal and can stop an
/// answer. An actor on a thread of its own, because it waits for a person.
package actor Console {
  let input: Int32
  let output: LineWriter
  let history: HistoryFile?
  let interrupts: Interrupts
  let measure: @Sendable (String) -> Int
  let complete: @Sendable (String) -> [String]
  /// Whether both sides are a terminal; only then is there a prompt.
  let isTerminal: Bool
  /// Whether the terminal cannot move its cursor, so that lines are edited by its own means.
  let isDumb: Bool
  let wake = WakePipe()
  let interjections = Interjections()
  var keyboard: Keyboard
  var typedLines: TypedLines
  /// The history, once it has been read.
  var past: History?
  private var signals: SignalWatch?
  private let executor = QueueExecutor("curio.console")

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Describes the terminal; nothing is touched before it is used.
  ///
  /// `measure` gives the columns that a text takes. `complete` gives texts that could stand in
  /// place of the text before the cursor. Without `history` none is kept.
  package init(
    input: Int32 = 0, output: LineWriter, environment: Environment = .process,
    history: HistoryFile? = nil, interrupts: Interrupts = Interrupts(),
    measure: @escaping @Sendable (String) -> Int,
    complete: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.input = input
    self.output = output
    self.history = history
    self.interrupts = interrupts
    self.measure = measure
    self.complete = complete
    isTerminal =
      Terminal.isConnected(to: input) && Terminal.isConnected(to: output.descriptor)
    isDumb = environment["TERM"] ?? "dumb" == "dumb"
    keyboard = Keyboard(descriptor: input, wake: wake)
    typedLines = TypedLines(descriptor: input, wake: wake)
  }

  /// Drops the line that is being written, as Ctrl-C does; for a signal from outside, and safe on
  /// any thread.
  package nonisolated func dropLine() {
    wake.wake(.interrupt)
  }

  /// Shows the prompt and waits for a line.
  package func readLine(_ prompt: Prompt) throws(OutputFailure) -> ConsoleInput {
    // What came up while an answer was made was meant for that.
    _ = wake.take()
    guard isTerminal, !isDumb, enterRaw(undo: Self.pasteOff) else {
      return try readTypedLine(prompt)
    }
    defer { TerminalMode.restore() }
    return try editLine(prompt)
  }

  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"

  /// Takes every key as it is pressed; `undo` is written when that ends.
  func enterRaw(undo: String) -> Bool {
    if signals == nil {
      signals = Signals.watch(.resize, .proceed) { [wake] signal in
        wake.wake(signal == .resize ? .resize : .proceed)
      }
    }
    return TerminalMode.enterRaw(input, output: output.descriptor, undo: undo)
  }
}
