import Conversation
import Host
import Presentation
import Wires

/// `curio say TEXT...`: one answer.
struct Say {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ text: String) async -> Int32 {
    do throws(WiringError) {
      let wiring = try Wiring(options)
      let world = wiring.world()
      let responder = wiring.responder(world)
      let response = await responder.respond(to: PlainWire.read(text))
      guard let reply = response.reply else { return ExitStatus.failure }
      let isColoured = options.color == .always
      let style = Style(
        theme: options.theme ?? (isColoured ? .dark : .plain), color: isColoured,
        width: options.width, ascii: options.ascii)
      let status =
        options.wire == .json
        ? Operator.tell(responder.answer(response).line)
        : Operator.tell(responder.lines(reply, style).joined(separator: "\n"))
      Voice(world: world, responder: responder, isOn: options.speaks).say(reply)
      world.speech.settle()
      await world.favourites.settle()
      let isAnswer = [.understood, .corrected, .ask].contains(reply.outcome)
      return status == ExitStatus.success && !isAnswer ? ExitStatus.failure : status
    } catch {
      Operator.complain("curio: \(error.sentence)")
      return ExitStatus.usage
    }
  }
}
