import Host

/// Whoever started the program: told on standard output, and on standard error when something is wrong.
enum Operator {
  /// Writes text to standard output; gives the exit status.
  @discardableResult
  static func tell(_ text: String) -> Int32 {
    let writer = LineWriter()
    do throws(OutputFailure) {
      try writer.writeLine(text)
      try writer.flush()
      return ExitStatus.success
    } catch {
      return error.exitStatus
    }
  }

  /// Writes a line to standard error; if that fails there is nobody left to tell.
  static func complain(_ text: String) {
    let writer = LineWriter(descriptor: 2)
    try? writer.writeLine(text)
    try? writer.flush()
  }
}
