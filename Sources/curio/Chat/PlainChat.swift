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
  private let queues = SessionQueues()
  /// Tells when an answer waits for a service; nil where none ever does.
  private let waits: ServiceWaits?
  private let log: Log
  private let recording: Recording?
  /// What is to be done before the end.
  private let finishSessions: @Sendable () async -> Void

  init(
    _ responder: Responder, _ world: World, _ options: Options, waits: ServiceWaits?,
    recording: Recording? = nil, finish: @escaping @Sendable () async -> Void
  ) {
    finishSessions = finish
    self.recording = recording
    self.waits = waits
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
        if lines.isEmpty { return try await end() }
        for line in lines where await answer(line) { return try await end() }
        try await finish()
      }
    } catch let failure as OutputFailure {
      return failure.exitStatus
    } catch {
      Operator.complain("curio: standard input cannot be read: \(error)")
      return ExitStatus.failure
    }
  }

  private func end() async throws(OutputFailure) -> Int32 {
    await queues.drain()
    try await finish()
    await finishSessions()
    return ExitStatus.success
  }

  /// Waits until all answers are told that are there, and hands them to the reader.
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
      await outbox.add { [self] in write(responder.lines(reply, style)) }
      return false
    case .text(let text):
      let incoming = PlainWire.read(text)
      if let waits { return await answer(incoming, text, waits) }
      let response = await respond(to: incoming, text)
      await outbox.add { [self] in tell(response, to: text) }
      return response.quits
    }
  }

  private func respond(to incoming: Incoming, _ text: String) async -> Response {
    let response = await responder.respond(to: incoming)
    let outcome = response.reply?.outcome ?? .ignored
    log.info("\(outcome.rawValue), \(text.utf8.count) bytes")
    return response
  }

  /// Answers a line; while that waits for a service, those after it are read.
  ///
  /// Answers keep the order of the lines: nothing else tells whose they are. But whoever comes next is at work meanwhile, and
  /// whoever wants to stop is heard.
  private func answer(
    _ incoming: Incoming, _ text: String, _ waits: ServiceWaits
  ) async -> Bool {
    let person = incoming.message.session
    let isBehind = queues.isAtWork(for: person)
    if isBehind { await responder.heed(incoming) }
    await outbox.makeRoom()
    let place = outbox.reserve()
    let turn = waits.begin()
    queues.add(for: person) { [self] in
      let response = await respond(to: incoming, text)
      outbox.fill(place) { [self] in tell(response, to: text) }
      if !turn.end(quits: response.quits) { await finishAlone(quits: response.quits) }
    }
    if isBehind { turn.leave() }
    return await turn.wait()
  }

  /// Hands an answer to the reader that came while the next line was awaited.
  private func finishAlone(quits: Bool) async {
    do throws(OutputFailure) {
      try await finish()
    } catch {
      ExitStatus.leave(with: error.exitStatus)
    }
    guard quits else { return }
    await finishSessions()
    ExitStatus.leave(with: ExitStatus.success)
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
