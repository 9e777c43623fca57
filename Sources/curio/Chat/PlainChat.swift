import Conversation
import Host
import Presentation
import Wires

/// The plain wire: a line in, an answer and an empty line out, in order.
struct PlainChat {
  private let responder: Responder
  private let world: World
  private let style: Style
  private let speaks: Bool?
  private let source = LineSource()
  private let writer = AnswerWriter()
  private let log: Log
  private let recording: Recording?

  init(
    _ responder: Responder, _ world: World, _ options: Options, recording: Recording? = nil
  ) {
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
        if lines.isEmpty { return ExitStatus.success }
        for line in lines {
          if try await answer(line) {
            try writer.flush()
            return ExitStatus.success
          }
        }
        try writer.flush()
      }
    } catch let failure as OutputFailure {
      return failure.exitStatus
    } catch {
      Operator.complain("curio: standard input cannot be read: \(error)")
      return ExitStatus.failure
    }
  }

  /// Answers a line; true when the person has quit.
  private func answer(_ line: InputLine) async throws(OutputFailure) -> Bool {
    switch line {
    case .tooLong(let bytes):
      log.info("refused: a line of \(bytes) bytes")
      let reply = responder.remark(.tooLong(kilobytes: 8))
      try writer.write(PlainWire.write(responder.lines(reply, style)))
      return false
    case .text(let text):
      let response = await responder.respond(to: PlainWire.read(text))
      let outcome = response.reply?.outcome ?? .ignored
      log.info("\(outcome.rawValue), \(text.utf8.count) bytes")
      let lines = lines(response)
      try writer.write(PlainWire.write(lines))
      recording?.add(text, lines, response, responder)
      if response.incoming.message.user == nil { perform(response) }
      return response.quits
    }
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
