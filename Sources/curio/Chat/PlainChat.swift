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
  private let outbox: Outbox
  private let queues = SessionQueues()
  /// Tells when an answer waits for a service; nil where none ever does.
  private let waits: ServiceWaits?
  private let log: Log
  private let recording: Recording?
  private let rolls = RoomRolls()
  /// What is to be done before the end.
  private let finishSessions: @Sendable () async -> Void

  init(
    _ responder: Responder, _ world: World, _ options: Options, waits: ServiceWaits?,
    recording: Recording? = nil, finish: @escaping @Sendable () async -> Void
  ) {
    finishSessions = finish
    outbox = Outbox { [writer] in
      do throws(OutputFailure) {
        try writer.flush()
      } catch {
        await finish()
        ExitStatus.leave(with: error.exitStatus)
      }
    }
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
        if await answer(lines) { return try await end() }
        // While the last answers are put into words, the next lines are read.
        if outbox.hurry() { try writer.flush() } else { try writer.check() }
      }
    } catch let failure as OutputFailure {
      await finishSessions()
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

  /// Answers lines in order; true when the person has quit.
  private func answer(_ lines: [InputLine]) async -> Bool {
    if let waits { return await answer(lines[...], waits) }
    return await HeardLine.forEach(of: lines, responder) { await answer($0, of: nil) }
  }

  /// Answers lines in order; while one waits for a service, those after it are answered.
  ///
  /// Answers keep the order of the lines: nothing else tells whose they are. But nobody's work waits for another's service.
  private func answer(_ lines: ArraySlice<InputLine>, _ waits: ServiceWaits) async -> Bool {
    var rest = lines
    while !rest.isEmpty {
      let round = Round(rest)
      waits.watch(round)
      let work = Task { await self.work(on: round) }
      let outcome = await round.outcome()
      if outcome.quits { return true }
      // What they say next comes after what they wait for.
      if let person = outcome.waiting { queues.add(for: person) { await work.value } }
      rest = outcome.rest
    }
    return false
  }

  private func work(on round: Round) async {
    var quits = false
    while !quits, let line = round.next() {
      quits = await answer(HeardLine(line, responder), of: round)
    }
    if !round.end(quits: quits) { await finishAlone(quits: quits) }
  }

  /// Answers a line; true when the person has quit.
  private func answer(_ line: HeardLine, of round: Round?) async -> Bool {
    await outbox.makeRoom()
    let place = outbox.reserve()
    switch line {
    case .tooLong(let bytes):
      log.info("refused: a line of \(bytes) bytes")
      let reply = responder.remark(.tooLong(kilobytes: 8))
      outbox.fill(place) { [self] in
        write(responder.lines(reply, style))
        recording?.addTooLong(bytes: bytes)
      }
      return false
    case .said(let incoming, let utterance, let line):
      let answering = Answering(
        incoming: incoming, utterance: utterance, line: line, roll: rolls.hear(incoming.message),
        place: place)
      guard let round else { return await answer(answering) }
      let person = incoming.message.session
      guard queues.isAtWork(for: person) else {
        round.begin(for: person)
        return await answer(answering)
      }
      await responder.heed(incoming)
      queues.add(for: person) { [self] in
        await finishAlone(quits: await answer(answering))
      }
      return false
    }
  }

  /// A line that is being answered.
  private struct Answering {
    let incoming: Incoming
    let utterance: String?
    let line: String
    /// Who had been heard in its room by then: who is heard while the answer waits to be told is none of its business.
    let roll: Roll?
    let place: Int
  }

  private func answer(_ heard: Answering) async -> Bool {
    let response = await responder.respond(to: heard.incoming, saying: heard.utterance)
    log.info("\(response.outcome.rawValue), \(heard.line.utf8.count) bytes")
    outbox.fill(heard.place) { [self] in tell(response, to: heard.line, sparing: heard.roll) }
    return response.quits
  }

  /// Hands answers to the reader that came while further lines were awaited.
  private func finishAlone(quits: Bool) async {
    do throws(OutputFailure) {
      try await finish()
    } catch {
      await finishSessions()
      ExitStatus.leave(with: error.exitStatus)
    }
    guard quits else { return }
    await finishSessions()
    ExitStatus.leave(with: ExitStatus.success)
  }

  private func tell(_ response: Response, to text: String, sparing roll: Roll?) {
    let reply = response.reply
    let lines = reply.map { responder.lines($0, of: response, style, sparing: roll) } ?? []
    write(lines)
    recording?.add(text, lines, response, responder)
    // What the local person hears.
    if let reply, response.incoming.message.user == nil {
      Voice(world: world, responder: responder, isOn: speaks).say(reply)
    }
  }

  /// Writes an answer; a failure comes to light at the next flush.
  private func write(_ lines: [String]) {
    try? writer.write(PlainWire.write(lines))
  }
}
