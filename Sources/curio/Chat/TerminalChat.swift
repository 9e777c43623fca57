import Conversation
import Host
import Presentation
import Wires

/// A conversation with a person at a terminal: the prompt, colour, width, speech and moving pictures.
struct TerminalChat {
  private let responder: Responder
  private let options: Options
  private let voice: Voice
  private let recording: Recording?
  private let output = LineWriter()
  private let console: Console
  private let look: TerminalLook
  private let status: StatusLine
  private let pictures: PictureShow?

  init(
    _ responder: Responder, _ world: World, _ options: Options, recording: Recording?,
    interrupts: Interrupts, gallery: Gallery, complete: @escaping @Sendable (String) -> [String]
  ) {
    self.responder = responder
    self.options = options
    self.recording = recording
    voice = Voice(world: world, responder: responder, isOn: options.speaks)
    console = Console(
      output: output, history: HistoryFile(path: options.folders.history),
      interrupts: interrupts, measure: { Columns.width($0) }, complete: complete)
    look = TerminalLook(options)
    status = StatusLine(output: output)
    // Pictures are colour, and are there only where colour is.
    pictures = look.style.color ? PictureShow(gallery: gallery, console: console) : nil
  }

  func run() async -> Int32 {
    do throws(OutputFailure) {
      try await answer(InputLine.text(TerminalChat.opening))
      while true {
        switch try await console.readLine(look.prompt) {
        case .end: return ExitStatus.success
        case .interrupted: return Signal.interrupt.exitStatus
        case .line(let line):
          if try await answer(line) { return ExitStatus.success }
        }
      }
    } catch {
      return error.exitStatus
    }
  }

  /// What is shown before anything is said: the home screen, which is asked for as a person would.
  private static let opening = "home"

  /// Answers a line; true when the person has quit.
  ///
  /// A blank line is just a new prompt.
  @discardableResult
  private func answer(_ line: InputLine) async throws(OutputFailure) -> Bool {
    let text: String
    switch line {
    case .tooLong(let bytes):
      try show(responder.remark(.tooLong(kilobytes: 8)))
      recording?.addTooLong(bytes: bytes)
      return false
    // A terminal whose lines are edited elsewhere hands over whatever came.
    case .text(let typed): text = InputCleaning.text(typed)
    }
    pictures?.forget()
    let incoming = Incoming(message: Message(text: text), isDirect: true)
    let language = await responder.session(for: incoming.message).state.settings.language
    let words = responder.presenter(language).tongue.sentence(.asking)
    let response = await status.shown(words) {
      await console.working(hearing: heed) { await responder.respond(to: incoming) }
    }
    guard let reply = response.reply, !reply.blocks.isEmpty else { return false }
    if reply.effect == .animateOcean {
      try await watchOcean(reply)
    } else {
      try show(reply)
      pictures?.show(reply, width: look.style.width ?? 80)
    }
    recording?.add(text, responder.lines(reply, .wire), response, responder)
    voice.say(reply)
    return response.quits
  }

  /// Lets a line end what is being answered, if it is a wish to stop.
  private var heed: @Sendable (String) -> Void {
    { [responder] line in
      Task { await responder.heed(Incoming(message: Message(text: line), isDirect: true)) }
    }
  }

  private func show(_ reply: Reply) throws(OutputFailure) {
    for line in responder.lines(reply, look.style) { try output.writeLine(line) }
    try output.writeLine("")
    try output.flush()
  }

  /// Moves the sea until a key is pressed; what is said about it stays.
  private func watchOcean(_ reply: Reply) async throws(OutputFailure) {
    let (style, responder) = (look.style, responder)
    try await console.animate(every: 200) { number, size in
      var style = style
      style.width = size.columns
      return responder.lines(reply.atFrame(number), style).joined(separator: "\n")
    }
    try show(Reply(blocks: reply.blocks.filter { !$0.isArt }, settings: reply.settings))
  }
}

extension Reply {
  /// The same reply at a later moment of its moving picture.
  fileprivate func atFrame(_ number: Int) -> Reply {
    var reply = self
    reply.blocks = blocks.map { block in
      if case .art(.ocean(_, let seed)) = block {
        return .art(.ocean(frame: number, seed: seed))
      }
      return block
    }
    return reply
  }
}

extension Block {
  fileprivate var isArt: Bool {
    if case .art = self { true } else { false }
  }
}
