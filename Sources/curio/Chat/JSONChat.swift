import Conversation
import Host
import Presentation
import Synchronization
import Wires

/// The json wire: an object in, an object out; in order within a session, across sessions as they come.
struct JSONChat {
  private let responder: Responder
  private let isInOrder: Bool
  private let source = LineSource()
  private let output = JSONOutput()

  init(_ responder: Responder, isInOrder: Bool) {
    self.responder = responder
    self.isInOrder = isInOrder
  }

  func run() async -> Int32 {
    do {
      var queues: [SessionKey: Task<Void, Never>] = [:]
      while true {
        let lines = try await source.next()
        if lines.isEmpty { break }
        for line in lines {
          switch Self.read(line) {
          case .failure(let fault): output.write(.refused(fault))
          case .success(let incoming):
            if isInOrder {
              await answer(incoming)
            } else {
              enqueue(incoming, &queues)
            }
          }
        }
        if isInOrder { output.flush() }
        if queues.count > Self.mostQueues {
          for task in queues.values { await task.value }
          queues = [:]
        }
      }
      for task in queues.values { await task.value }
      output.flush()
    } catch {
      Console.complain("curio: standard input cannot be read: \(error)")
      return ExitStatus.failure
    }
    return output.exitStatus
  }

  /// So many sessions may be at work before reading waits for them.
  private static let mostQueues = 256

  private static func read(_ line: InputLine) -> Result<Incoming, JSONWire.Fault> {
    switch line {
    case .tooLong: .failure(JSONWire.Fault(.tooLong))
    case .text(let text): JSONWire.read(text)
    }
  }

  private func enqueue(_ incoming: Incoming, _ queues: inout [SessionKey: Task<Void, Never>]) {
    let key = incoming.message.session
    let before = queues[key]
    queues[key] = Task {
      await before?.value
      await answer(incoming)
      output.flush()
    }
  }

  private func answer(_ incoming: Incoming) async {
    output.write(responder.answer(await responder.respond(to: incoming)))
  }
}

/// Answer lines on standard output; the first failure is kept for the exit status.
private final class JSONOutput: Sendable {
  private let writer = LineWriter()
  private let failure = Mutex<OutputFailure?>(nil)

  var exitStatus: Int32 { failure.withLock { $0?.exitStatus ?? ExitStatus.success } }

  func write(_ answer: JSONAnswer) { attempt { () throws(OutputFailure) in try writer.writeLine(answer.line) } }

  func flush() { attempt { () throws(OutputFailure) in try writer.flush() } }

  private func attempt(_ work: () throws(OutputFailure) -> Void) {
    do throws(OutputFailure) {
      try work()
    } catch {
      failure.withLock { $0 = $0 ?? error }
      ExitStatus.leave(with: error.exitStatus)
    }
  }
}
