import Host
import Synchronization
import Wires

/// Answer lines on standard output; output that fails ends the process.
final class JSONOutput: Sendable {
  private let writer = AnswerWriter()

  func write(_ answer: JSONAnswer) {
    attempt { () throws(OutputFailure) in try writer.write(answer.line + "\n") }
  }

  func flush() { attempt { () throws(OutputFailure) in try writer.flush() } }

  private func attempt(_ work: () throws(OutputFailure) -> Void) {
    do throws(OutputFailure) {
      try work()
    } catch {
      ExitStatus.leave(with: error.exitStatus)
    }
  }
}
