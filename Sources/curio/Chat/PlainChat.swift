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
  private let writer = LineWriter()

  init(_ responder: Responder, _ world: World, _ options: Options) {
    self.responder = responder
    self.world = world
    speaks = options.speaks
    style = Style(
      theme: options.theme ?? .plain, color: options.color == .always, width: options.width,
      ascii: options.ascii)
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
      Console.complain("curio: standard input cannot be read: \(error)")
      return ExitStatus.failure
    }
  }

  /// Answers a line; true when the person has quit.
  private func answer(_ line: InputLine) async throws(OutputFailure) -> Bool {
    switch line {
    case .tooLong:
      let reply = responder.remark(.tooLong(kilobytes: 8))
      try writer.write(PlainWire.write(responder.lines(reply, style)))
      return false
    case .text(let text):
      let response = await responder.respond(to: PlainWire.read(text))
      try writer.write(PlainWire.write(lines(response)))
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
