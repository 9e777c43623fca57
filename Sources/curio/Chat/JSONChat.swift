import Conversation
import Host
import Wires

/// The json wire: an object in, an object out; in order within a session, across sessions as they come.
struct JSONChat {
  private let responder: Responder
  private let isInOrder: Bool
  private let source = LineSource()
  private let output = JSONOutput()
  private let queues = SessionQueues()
  private let log: Log
  private let recording: Recording?
  private let isStateless: Bool
  /// What is to be done before the end.
  private let finish: @Sendable () async -> Void

  private struct Request: Sendable {
    let line: InputLine
    let content: Result<Incoming, JSONWire.Fault>
  }

  init(
    _ responder: Responder, _ options: Options, recording: Recording? = nil,
    finish: @escaping @Sendable () async -> Void
  ) {
    self.finish = finish
    isStateless = options.isStateless
    self.responder = responder
    self.recording = recording
    // A transcript has one order.
    isInOrder = options.isInOrder || recording != nil
    log = Log(level: options.logLevel)
  }

  func run() async -> Int32 {
    do {
      while true {
        let lines = try await source.next()
        if lines.isEmpty { break }
        for line in lines {
          let request = Self.read(line)
          if isInOrder {
            await answer(request)
          } else {
            await enqueue(request)
          }
        }
        if isInOrder { output.flush() }
      }
      await queues.drain()
      await finish()
      return ExitStatus.success
    } catch {
      Operator.complain("curio: standard input cannot be read: \(error)")
      return ExitStatus.failure
    }
  }

  private static func read(_ line: InputLine) -> Request {
    switch line {
    case .tooLong: Request(line: line, content: .failure(JSONWire.Fault(.tooLong)))
    case .text(let text): Request(line: line, content: JSONWire.read(text))
    }
  }

  /// A line that is no request takes its turn among those that name nobody.
  private func enqueue(_ request: Request) async {
    let nobody = Message(text: "").session
    let session = (try? request.content.get())?.message.session ?? nobody
    if !isStateless, queues.isAtWork(for: session), let incoming = try? request.content.get() {
      await responder.heed(incoming)
    }
    await queues.makeRoom()
    queues.add(for: session) {
      await answer(request)
      output.flush()
    }
  }

  private func answer(_ request: Request) async {
    let answer: JSONAnswer
    switch request.content {
    case .failure(let fault):
      log.info("refused: \(fault.reason.message)")
      answer = responder.refusal(fault)
    case .success(let incoming):
      let response: Response
      if isStateless {
        (response, answer) = await continued(incoming)
      } else {
        response = await responder.respond(to: incoming)
        answer = responder.answer(response)
      }
      log.info("\(answer.outcome.rawValue), \(incoming.message.text.utf8.count) bytes")
      if response.isFromOperator, response.quits {
        record(request.line, answer)
        await quit(after: answer)
      }
    }
    output.write(answer)
    record(request.line, answer)
  }

  private func record(_ line: InputLine, _ answer: JSONAnswer) {
    switch line {
    case .text(let text): recording?.add(text, answer.line)
    case .tooLong(let bytes, _): recording?.addTooLong(bytes: bytes)
    }
  }

  /// Answers out of the state that the request brought, and hands out the next one.
  private func continued(_ incoming: Incoming) async -> (Response, JSONAnswer) {
    let session = responder.unlistedSession(for: incoming.message)
    let isGood = await incoming.state.restore(session)
    let response = await responder.respond(to: incoming, in: session)
    var answer = responder.answer(response)
    answer.state = CarriedState(await session.packed(within: CarriedState.longest)).text
    if !isGood, answer.error == nil { answer.error = .badState }
    return (response, answer)
  }

  /// The operator has said so: what is known is saved, and the process ends.
  private func quit(after answer: JSONAnswer) async {
    output.write(answer)
    output.flush()
    await finish()
    ExitStatus.leave(with: ExitStatus.success)
  }
}
