#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Console {
  /// Lets a person write a line with our own editor; the terminal is in raw mode.
  func editLine(_ prompt: Prompt) throws(OutputFailure) -> ConsoleInput {
    past = past ?? history?.load() ?? History()
    try output.write(Self.pasteOn)
    var session = EditingSession(
      prompt: prompt, editor: newEditor(), output: output, measure: measure)
    try session.draw()
    try interject(in: &session)
    while true {
      if let input = try take(keyboard.next(), in: &session) {
        remember(input)
        return input
      }
    }
  }

  /// Does what an event asks for; gives what the person did when the line is done.
  private func take(
    _ event: Keyboard.Event, in session: inout EditingSession
  ) throws(OutputFailure) -> ConsoleInput? {
    switch event {
    case .key(.interrupt):
      guard interrupts.press() else { return try startAnew(&session) }
      try session.finish(mark: "^C")
      return .interrupted
    case .woken(.interrupt):
      return try startAnew(&session)
    case .key(let key):
      switch try session.handle(key) {
      case .goOn: return nil
      case .suspend: return try suspend(&session)
      case .done(let input):
        try session.finish()
        return input
      }
    case .woken(.resize):
      try session.resize()
    case .woken(.proceed):
      try comeBack(&session)
    case .woken(.interjection):
      try interject(in: &session)
    case .end:
      try session.finish()
      return .end
    case .timeout, .woken(.over):
      break
    }
    return nil
  }

  private func startAnew(_ session: inout EditingSession) throws(OutputFailure) -> ConsoleInput? {
    try session.startAnew(newEditor())
    return nil
  }

  /// Stops the process as Ctrl-Z does elsewhere, and goes on when it is brought back.
  private func suspend(_ session: inout EditingSession) throws(OutputFailure) -> ConsoleInput? {
    try session.leave()
    TerminalMode.restore()
    // To the process: this thread has signals blocked. It stops while we wait, and coming back
    // wakes us.
    kill(getpid(), SIGTSTP)
    let isBack =
      waitUntilReady(wake.reading, for: POLLIN, milliseconds: 300)
      || waitUntilReady(wake.reading, for: POLLIN, milliseconds: 20)
    // Without a shell that could bring it back it is not stopped at all.
    if !isBack { try comeBack(&session) }
    return nil
  }

  private func comeBack(_ session: inout EditingSession) throws(OutputFailure) {
    _ = enterRaw(undo: Self.pasteOff)
    try output.write(Self.pasteOn)
    try session.drawAfresh()
  }

  private func interject(in session: inout EditingSession) throws(OutputFailure) {
    for text in interjections.take() { try session.interject(text) }
  }

  private func newEditor() -> LineEditor {
    LineEditor(history: past ?? History(), complete: complete)
  }

  private func remember(_ input: ConsoleInput) {
    guard case .line(.text(let line)) = input, past?.add(line) == true else { return }
    history?.append(line)
  }
}
