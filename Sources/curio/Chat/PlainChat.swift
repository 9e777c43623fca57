import Conversation
import Host
import Presentation
import Wires

/// The plain wire: a line in, an answer and an empty line out, in order.
final class PlainChat: Sendable {
  private let responder: Responder
  private let world: World
  private let style: Style
  private let speaks: Bool?
  private let source = LineSource()
  private let writer = AnswerWriter()
  private let outbox = Outbox()
  private let log: Log
  private let recording: Recording?
  /// What is to be done before the end.
  private let finishSessions: @Sendable () async -> Void

  init(
    _ responder: Responder, _ world: World, _ options: Options, recording: Recording? = nil,
    finish: @escaping @Sendable () async -> Void
  ) {
    finishSessions = finish
    self.recording = recording
    self.responder = responder
    self.world = world
    speaks = options.speaks
    // A wire has no colour, whatever the options say: programs read it.
    style = Style(theme: .plain, color: false, width: options.width, ascii: options.ascii)
    log = Log(level: options.logLevel)
  }

  func run() async -> Int32 {
    do {
      while true {
        let lines = try await source.next()
        if lines.isEmpty {
          await finishSessions()
          return ExitStatus.success
        }
        for line in lines {
          guard await answer(line) else { continue }
          try await finish()
          await finishSessions()
          return ExitStatus.success
        }
        try await finish()
      }
    } catch let failure as OutputFailure {
      await finishSessions()
      return failure.exitStatus
    } catch {
      Operator.complain("curio: standard input cannot be read: \(error)")
      return ExitStatus.failure
    }
  }

  /// Waits until all answers are told, and hands them to the reader.
  private func finish() async throws(OutputFailure) {
    await outbox.drain()
    try writer.flush()
  }

  /// Answers a line; true when the person has quit.
  private func answer(_ line: InputLine) async -> Bool {
    switch line {
    case .tooLong(let bytes):
      log.info("refused: a line of \(bytes) bytes")
      let reply = responder.remark(.tooLong(kilobytes: 8))
      await outbox.add { [self] in
        write(responder.lines(reply, style))
        recording?.addTooLong(bytes: bytes)
      }
      return false
    case .text(let text):
      let response = await responder.respond(to: PlainWire.read(text))
      let outcome = response.reply?.outcome ?? .ignored
      log.info("\(outcome.rawValue), \(text.utf8.count) bytes")
      await outbox.add { [self] in tell(response, to: text) }
      return response.quits
    }
  }

  private func tell(_ response: Response, to text: String) {
    let lines = lines(response)
    write(lines)
    recording?.add(text, lines, response, responder)
    if response.incoming.message.user == nil { perform(response) }
  }

  /// Writes an answer; a failure comes to light at the next flush.
  private func write(_ lines: [String]) {
    try? writer.write(PlainWire.write(lines))
  }

  private func lines(_ response: Response) -> [String] {
    guard let reply = response.reply else { return [] }
    return response.isDots ? ["…"] : responder.lines(reply, style)
  }

  /// What the local person hears.
  private func perform(_ response: Response) {
    guard let reply = response.reply else { return }
    Voice(world: world, responder: responder, isOn: speaks).say(reply)
  }
}
