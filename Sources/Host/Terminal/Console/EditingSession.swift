/// One line being written at the prompt: keys in, drawing out.
struct EditingSession {
  /// What the console has to do after a key.
  enum Step: Hashable {
    case goOn
    case suspend
    case done(ConsoleInput)
  }

  let prompt: Prompt
  private(set) var editor: LineEditor
  let output: LineWriter
  let measure: @Sendable (String) -> Int
  /// The row of the cursor, counted from the prompt.
  private var row = 0

  /// The most candidates that are shown at once.
  private static let offerLimit = 12

  init(
    prompt: Prompt, editor: LineEditor, output: LineWriter,
    measure: @escaping @Sendable (String) -> Int
  ) {
    self.prompt = prompt
    self.editor = editor
    self.output = output
    self.measure = measure
  }

  mutating func handle(_ key: Key) throws(OutputFailure) -> Step {
    switch editor.handle(key) {
    case .redraw: try draw()
    case .beep:
      try output.write("\u{07}")
      try draw()
    case .clearScreen:
      try output.write("\u{1B}[H\u{1B}[2J")
      try drawAfresh()
    case .offer(let candidates): try offer(candidates)
    case .submit: return .done(.line(line))
    case .endOfInput: return .done(.end)
    case .suspend: return .suspend
    case .interrupt: break
    }
    return .goOn
  }

  mutating func draw() throws(OutputFailure) {
    let drawing = picture.drawing(of: editor.buffer, after: prompt, from: row)
    row = drawing.cursor.row
    try output.write(drawing.text)
    try output.flush()
  }

  /// Draws where the cursor is now, with nothing of ours above it.
  mutating func drawAfresh() throws(OutputFailure) {
    row = 0
    try draw()
  }

  /// Draws after the window has changed; terminals wrap what is there anew.
  mutating func resize() throws(OutputFailure) {
    let start = picture.end(of: prompt.text, from: LinePicture.Spot())
    row = picture.end(of: editor.buffer.before, from: start).row
    try draw()
  }

  /// Writes a text where the prompt is, and the prompt with its line below it.
  mutating func interject(_ text: String) throws(OutputFailure) {
    try output.write(picture.toStart(from: row) + "\u{1B}[J" + text + "\r\n")
    try drawAfresh()
  }

  /// Drops the line and begins another one below it.
  mutating func startAnew(_ editor: LineEditor) throws(OutputFailure) {
    try finish(mark: "^C")
    self.editor = editor
    try drawAfresh()
  }

  /// Shows the whole line and goes below it.
  mutating func finish(mark: String = "") throws(OutputFailure) {
    _ = editor.handle(.end)
    try draw()
    try output.write(mark + "\r\n")
    try output.flush()
    row = 0
  }

  /// Goes below the line, which stays as it is.
  mutating func leave() throws(OutputFailure) {
    var copy = self
    try copy.finish()
  }

  private var line: InputLine {
    let buffer = editor.buffer
    guard buffer.discarded == 0 else {
      return .tooLong(bytes: buffer.text.utf8.count + buffer.discarded)
    }
    return .text(buffer.text)
  }

  private mutating func offer(_ candidates: [String]) throws(OutputFailure) {
    try leave()
    for candidate in candidates.prefix(Self.offerLimit) { try output.write("  \(candidate)\r\n") }
    if candidates.count > Self.offerLimit { try output.write("  …\r\n") }
    try drawAfresh()
  }

  private var picture: LinePicture {
    let size = TerminalSize(of: output.descriptor) ?? TerminalSize(columns: 80, rows: 24)
    return LinePicture(size: size, measure: measure)
  }
}
