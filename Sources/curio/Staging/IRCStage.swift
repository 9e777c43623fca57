import Conversation
import Replay
import Synchronization
import Wires

/// The irc wire on a stage: lines of a server in, lines to it out, each in its time by the stage's clock.
final class IRCStage: Sendable {
  private let talk: IRCTalk
  private let clock: StageClock
  private let pacer: Mutex<IRCPacer>
  private let exercise: Exercise?
  /// What leaves before the server has said anything; it comes with the first answer.
  private let greeting: Mutex<[IRCStep]>

  init(_ responder: Responder, _ header: Header, _ clock: StageClock, _ exercise: Exercise?) {
    let identity = IRCIdentity(nick: header.nick ?? "curio", rooms: header.join ?? [])
    let now = clock.ticks
    talk = IRCTalk(responder, identity, ascii: header.ascii ?? false, at: now)
    self.clock = clock
    self.exercise = exercise
    pacer = Mutex(IRCPacer(at: now))
    greeting = Mutex(talk.greeting())
  }

  /// Takes a line of the server.
  func receive(_ line: String) async -> Rendered {
    let steps = greeting.withLock { steps in
      defer { steps = [] }
      return steps
    }
    return await take(steps + talk.receive(line, at: clock.ticks))
  }

  /// Does what is due by now.
  func pass() async -> Rendered { await take(talk.pass(at: clock.ticks)) }

  private func take(_ steps: [IRCStep]) async -> Rendered {
    var rendered = Rendered()
    for step in steps {
      switch step {
      case .send(let line): rendered.lines.append(line)
      case .hear(let incoming, let target): await answer(incoming, to: target, &rendered)
      // Told in the log alone.
      case .tell: break
      case .end(let ending):
        rendered.errors.append("curio: \(OperatorText.sentence(ending))")
        rendered.exit = ExitStatus.failure
      }
    }
    rendered.lines += pacer.withLock { $0.take(at: clock.ticks) }
    return rendered
  }

  private func answer(
    _ incoming: Incoming, to target: String, _ rendered: inout Rendered
  ) async {
    let (response, lines) = await talk.answer(incoming, to: target)
    pacer.withLock { _ = $0.add(lines, to: target) }
    if let exercise { rendered.exercised = exercise.take(response.reply) }
    guard response.quits else { return }
    rendered.lines += pacer.withLock { $0.takeAll() } + ["QUIT"]
    rendered.exit = ExitStatus.success
  }
}
