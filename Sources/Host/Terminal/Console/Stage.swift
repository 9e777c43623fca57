/// A screen of its own for moving pictures; what was on the terminal comes back after it.
struct Stage {
  let output: LineWriter

  /// Undoes `begin`.
  static let close = "\u{1B}[?25h\u{1B}[?1049l"

  static func size(of output: LineWriter) -> TerminalSize {
    TerminalSize(of: output.descriptor) ?? TerminalSize(columns: 80, rows: 24)
  }

  /// Takes the other screen and hides the cursor.
  func begin() throws(OutputFailure) {
    try output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  /// Draws a frame over the last one, as many rows as there are, without a flicker.
  func show(_ frame: String) throws(OutputFailure) {
    let rows = frame.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(Self.size(of: output).rows)
    let text = rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    try output.write("\u{1B}[H" + text + "\u{1B}[J")
    try output.flush()
  }
}
