import Conversation
import Host
import Presentation
import Replay
import Synchronization
import Wires

/// The stage for one transcript: the real program on a clock and a store of its own.
final class StageSetting: Sendable {
  private let wiring: Wiring
  private let world: World
  private let interpreter: Interpreter
  private let store = MemoryStore()
  private let contexts: MemoryContexts
  /// The services, in a transcript that speaks of them; every other one plays without network.
  private let services = Mutex<ScriptedServices?>(nil)
  private let shelf = Mutex<Conversation.Shelf?>(nil)
  private let header: Header
  private let random: SeededRandom
  private let clock: StageClock
  private let hasVoice = Mutex(true)
  private let rolls = Mutex(RoomRolls())
  private let responder: Mutex<Responder?>
  /// The server's side, in a transcript of the irc wire.
  private let irc = Mutex<IRCStage?>(nil)
  /// Who spoke last: whose state is asked for.
  private let last = Mutex<Message?>(nil)
  private let traced = Mutex<[String]>([])
  /// Understandings since the last answer; kept only for coverage.
  private let exercise: Exercise?

  /// Sets the stage; where it is to tell what is exercised, each utterance is read twice.
  ///
  /// The world gives it what is worked out from the library, once for all stages.
  init(
    _ wiring: Wiring, _ world: World, _ header: Header, servicesFolder: String? = nil,
    tellsExercise: Bool = false
  ) {
    self.header = header
    self.world = world
    self.wiring = wiring
    interpreter = header.language.map(wiring.interpreter.speaking) ?? wiring.interpreter
    exercise = tellsExercise ? Exercise(interpreter) : nil
    let clock = StageClock(header.now)
    self.clock = clock
    contexts = MemoryContexts(now: { clock.now })
    random = SeededRandom(seed: header.seed ?? 1)
    responder = Mutex(nil)
    if let servicesFolder, header.offline != true {
      let scripted = ScriptedServices(
        world.library, folder: servicesFolder, now: { clock.now }, pass: { clock.pass($0) })
      services.withLock { $0 = scripted }
    }
    open()
  }

  var stage: Stage {
    Stage(
      send: { [self] utterance in await send(utterance) },
      happen: { [self] event in await happen(event) },
      state: { [self] name in await state(name) }, leave: { [self] in clear() })
  }

  /// Begins with sessions that remember what was kept: at the start, and after a restart.
  private func open() {
    var world = world.forgetful()
    if let services = services.withLock({ $0 }) { world.live = services.client }
    shelf.withLock { $0 = world.shelf }
    world.understand = { [interpreter] text, state in interpreter.interpret(text, state) }
    world.topics = { [interpreter] language in interpreter.topics(in: language) }
    world.languages = interpreter.languages.filter { Tongues.named($0) != nil }
    if let exercise { world.understand = exercise.listening(to: world.understand) }
    world.favourites = store.favourites
    world.settings = store.settings
    world.speech = speech
    world.contexts = contexts.client
    world.now = { [clock] in clock.now }
    world.random = { [random] in random.next() }
    var options = wiring.options
    options.wire = header.wire
    options.nick = header.nick ?? options.nick
    options.language = header.language ?? options.language
    let trace: @Sendable (TraceLine) -> Void = { [self] line in
      traced.withLock { $0.append(line.description) }
    }
    let fresh = wiring.responder(world, options, trace: header.trace == true ? trace : nil)
    responder.withLock { $0 = fresh }
    rolls.withLock { $0 = RoomRolls() }
    if header.wire == .irc {
      irc.withLock { $0 = IRCStage(fresh, header, clock, exercise) }
    }
  }

  /// Lets go of all that was on the stage, which otherwise would hold each other.
  private func clear() {
    responder.withLock { $0 = nil }
    services.withLock { $0 = nil }
    shelf.withLock { $0 = nil }
    irc.withLock { $0 = nil }
  }

  /// Nothing is said aloud; what would be heard is in the replies.
  private var speech: SpeechClient {
    var client = SpeechClient(
      isAvailable: { [self] in hasVoice.withLock(\.self) }, speak: { _, _ in }, stop: {})
    client.isSwitchedOff = header.speak == false
    return client
  }

  private var style: Style {
    Style(
      theme: header.theme ?? .plain, color: header.color == .always, width: header.width,
      ascii: header.ascii ?? false)
  }

  private func happen(_ event: Event) async -> Rendered {
    switch event {
    case .tick(let duration):
      clock.pass(duration)
      if let irc = irc.withLock(\.self) { return await irc.pass() }
    case .store(let mode): store.behave(mode)
    case .voice(let isThere): hasVoice.withLock { $0 = isThere }
    case .interrupt:
      services.withLock { $0 }?.interrupt { [self] in _ = await session?.cancel() }
    case .restart:
      responder.withLock { $0 }?.close()
      await contexts.client.settle()
      open()
    case .eof: return Rendered(exit: ExitStatus.success)
    case .net(let service, let mode): services.withLock { $0 }?.behave(service, mode)
    }
    return Rendered()
  }

  /// The session of whoever spoke last.
  private var session: Session? {
    let message = last.withLock { $0 } ?? Message(text: "")
    return responder.withLock { $0 }?.session(for: message)
  }

  private func state(_ name: String) async -> String? {
    guard let part = StatePart(rawValue: name), let session else { return nil }
    return part.text(
      of: await session.state, favourites: store.kept(by: session.key.user),
      language: header.language ?? wiring.options.language)
  }
}

// MARK: Answers

extension StageSetting {
  private func send(_ utterance: Utterance) async -> Rendered {
    guard let responder = responder.withLock({ $0 }) else { return Rendered() }
    var rendered =
      switch header.wire {
      case .json: await answerJSON(utterance.bytes, responder)
      case .irc: await answerIRC(utterance.line)
      case .plain, nil: await answerPlain(utterance.line, responder)
      }
    rendered.errors += traced.withLock { lines in
      defer { lines = [] }
      return lines
    }
    return rendered
  }

  private func answerPlain(_ line: [UInt8], _ responder: Responder) async -> Rendered {
    guard line.count <= InputLine.limit else {
      let reply = responder.remark(.tooLong(kilobytes: InputLine.limit / 1024))
      return rendered(reply, responder.lines(reply, style))
    }
    let incoming = PlainWire.read(line)
    let roll = rolls.withLock(\.self).hear(incoming.message)
    let response = await respond(to: incoming, responder)
    guard let reply = response.reply else { return rendered(nil, []) }
    let lines = responder.lines(reply, of: response, style, sparing: roll)
    var rendered = rendered(reply, lines.filter { !$0.isEmpty })
    rendered.speech = Voice.text(of: reply, responder, isOn: header.speak).map { [$0] } ?? []
    if header.speak == nil, reply.settings.speech == nil {
      rendered.unspoken = Voice.text(of: reply, responder, isOn: true).map { [$0] } ?? []
    }
    if response.quits { rendered.exit = ExitStatus.success }
    return rendered
  }

  private func answerJSON(_ line: [UInt8], _ responder: Responder) async -> Rendered {
    let request =
      line.count <= InputLine.limit ? JSONWire.read(line) : .failure(JSONWire.Fault(.tooLong))
    switch request {
    case .failure(let fault): return rendered(nil, [responder.refusal(fault).line])
    case .success(let incoming):
      let response = await respond(to: incoming, responder)
      // Nobody on this wire ends the program.
      return rendered(response.reply, [responder.answer(response).line])
    }
  }

  private func answerIRC(_ line: [UInt8]) async -> Rendered {
    guard line.count <= InputLine.limit, let irc = irc.withLock(\.self) else { return Rendered() }
    return await irc.receive(String(decoding: line, as: UTF8.self))
  }

  private func respond(to incoming: Incoming, _ responder: Responder) async -> Response {
    last.withLock { $0 = incoming.message }
    let response = await responder.respond(to: incoming)
    // What goes on in the background is done before the next thing happens.
    await shelf.withLock { $0 }?.ahead.settle()
    services.withLock { $0 }?.interrupt(by: nil)
    return response
  }

  private func rendered(_ reply: Reply?, _ lines: [String]) -> Rendered {
    var rendered = Rendered(lines: lines)
    if let exercise { rendered.exercised = exercise.take(reply) }
    return rendered
  }
}
