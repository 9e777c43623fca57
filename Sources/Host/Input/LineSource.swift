/// The lines of standard input, pulled one batch at a time.
///
/// Nothing is read before it is asked for, so a fast sender waits in its pipe and not in our
/// memory. A batch is what one read brought: its lines cost one change of thread together.
package actor LineSource {
  private var reader: LineReader
  private let executor = QueueExecutor("curio.input")

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init(descriptor: Int32 = 0, keepsStarts: Bool = false) {
    reader = LineReader(descriptor: descriptor, keepsStarts: keepsStarts)
  }

  /// Waits for lines; empty at the end of the input.
  package func next() throws(InputFailure) -> [InputLine] {
    try reader.next()
  }
}
