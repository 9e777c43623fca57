import Conversation
import Host
import Presentation
import Replay
import Synchronization
import Wires

/// The stage for one transcript: the real program on a clock and a store of its own.
final class StageSetting: Sendable {
  private let wiring: Wiring
  private let header: Header
  private let store = MemoryStore()
  private let clock: Mutex<Int>
  private let responder: Mutex<Responder?>
  private let spoken = Mutex<[String]>([])
  private let random: SeededRandom

  /// The moment at which transcripts play that name none.
  private static let someday = 1_796_040_000

  init(_ wiring: Wiring, _ header: Header) {
    self.wiring = wiring
    self.header = header
    clock = Mutex(header.now ?? Self.someday)
    random = SeededRandom(seed: header.seed ?? 1)
    responder = Mutex(nil)
    open()
  }

  var stage: Stage {
    Stage(
      send: { [self] utterance in await send(utterance) },
      happen: { [self] event in happen(event) },
      state: { _ in nil })
  }

  /// Begins with sessions that remember nothing: at the start, and after a restart.
  private func open() {
    let language = header.language ?? wiring.options.language
    let world = wiring.world(
      speaking: header.language, favourites: store.favourites, settings: store.settings,
      speech: speech,
      now: { [self] in clock.withLock { $0 } }, random: { [random] in random.next() })
    var options = wiring.options
    options.nick = header.nick ?? options.nick
    options.language = language
    let fresh = wiring.responder(world, options)
    responder.withLock { $0 = fresh }
  }

  private var speech: SpeechClient {
    SpeechClient(
      isAvailable: { true },
      speak: { [self] text, _ in spoken.withLock { $0.append(text) } },
      stop: {})
  }

  private var style: Style {
    Style(
      theme: header.theme ?? .plain, color: header.color == .always, width: header.width,
      ascii: header.ascii ?? false)
  }

  private func send(_ utterance: Utterance) async -> Rendered {
    guard let responder = responder.withLock({ $0 }) else { return Rendered() }
    let isJSON = header.wire == .json
    let incoming =
      isJSON
      ? try? JSONWire.read(utterance.bytes).get() : PlainWire.read(utterance.line)
    guard let incoming else {
      guard case .failure(let fault) = JSONWire.read(utterance.bytes) else { return Rendered() }
      return Rendered(lines: [JSONAnswer.refused(fault).line])
    }
    let response = await responder.respond(to: incoming)
    var rendered = Rendered(lines: lines(response, responder, isJSON: isJSON))
    if let reply = response.reply { listen(reply, responder, &rendered) }
    if response.quits { rendered.exit = ExitStatus.success }
    return rendered
  }

  private func lines(_ response: Response, _ responder: Responder, isJSON: Bool) -> [String] {
    if isJSON { return [responder.answer(response).line] }
    guard let reply = response.reply else { return [] }
    return response.isDots ? ["…"] : responder.lines(reply, style).filter { !$0.isEmpty }
  }

  /// What would be heard, when the transcript has speech on or the reply is to be read aloud.
  private func listen(_ reply: Reply, _ responder: Responder, _ rendered: inout Rendered) {
    rendered.commands = reply.commands.map { CommandRecord($0).verb.rawValue }
    rendered.outcome = reply.outcome.rawValue
    let wanted = reply.settings.speech ?? header.speak ?? false
    guard wanted || reply.effect == .speak, reply.effect != .stopSpeaking else { return }
    let text = responder.presenter(reply.settings.language).speech(reply)
    if !text.isEmpty { rendered.speech = [text] }
  }

  private func happen(_ event: Event) -> Rendered {
    switch event {
    case .tick(let duration): clock.withLock { $0 += Int(duration.components.seconds) }
    case .restart: open()
    case .eof: return Rendered(exit: ExitStatus.success)
    case .net: break
    }
    return Rendered()
  }
}
