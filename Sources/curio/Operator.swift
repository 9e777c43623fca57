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

  /// A line to standard error for each of some faults; of many, the first ones and how many more there are.
  static func complain(about faults: [String]) {
    for fault in faults.prefix(mostFaults) { complain("curio: \(fault)") }
    if faults.count > mostFaults { complain("curio: and \(faults.count - mostFaults) more") }
  }

  private static let mostFaults = 5
}
