import Conversation
import Host
import Wires

/// The irc wire: a client of a server that some other program connects us to.
final class IRCChat: Sendable {
  private let talk: IRCTalk
  private let source = LineSource(keepsStarts: true)
  private let queues = SessionQueues()
  private let output = IRCOutput()
  private let log: Log

  /// What is to be done before the end.
  private let finish: @Sendable () async -> Void

  init(
    _ responder: Responder, _ options: Options, finish: @escaping @Sendable () async -> Void
  ) {
    self.finish = finish
    let secrets = Environment.process
    let identity = IRCIdentity(
      nick: options.nick, rooms: options.rooms, account: secrets["CURIO_IRC_ACCOUNT"],
      password: secrets["CURIO_IRC_PASSWORD"],
      serverPassword: secrets["CURIO_IRC_SERVER_PASSWORD"])
    talk = IRCTalk(responder, identity, ascii: options.ascii, at: SystemClock.ticks())
    log = Log(level: options.logLevel)
  }

  func run() async -> Int32 {
    let clock = Task { await passTime() }
    defer { clock.cancel() }
    do {
      take(talk.greeting())
      while true {
        let lines = try await source.next()
        if lines.isEmpty { break }
        for line in lines {
          await queues.makeRoom()
          switch line {
          case .text(let text): take(talk.receive(text, at: SystemClock.ticks()))
          case .tooLong(_, let start):
            take(talk.receive(start, at: SystemClock.ticks()), isCut: true)
          }
        }
      }
      await queues.drain()
      output.sayAll()
      await finish()
      return ExitStatus.success
    } catch {
      Operator.complain("curio: standard input cannot be read: \(error)")
      return ExitStatus.failure
    }
  }

  /// What is due at a time of its own is looked for each second.
  private func passTime() async {
    while (try? await Task.sleep(for: .seconds(1))) != nil {
      take(talk.pass(at: SystemClock.ticks()))
    }
  }

  /// Takes the steps after a line, of which only the start is here where it `isCut`.
  private func take(_ steps: [IRCStep], isCut: Bool = false) {
    for step in steps {
      switch step {
      case .send(let line): output.send(line)
      case .hear(let incoming, let target) where isCut:
        queues.add(for: incoming.message.session) { self.refuse(incoming, to: target) }
      case .hear(let incoming, let target):
        heed(incoming)
        queues.add(for: incoming.message.session) { await self.answer(incoming, to: target) }
      case .tell(let notice): log.warning(OperatorText.sentence(notice))
      case .end(let ending):
        Operator.complain("curio: \(OperatorText.sentence(ending))")
        Task {
          await finish()
          ExitStatus.leave(with: ExitStatus.failure)
        }
      }
    }
  }

  /// Whoever wants to stop is heard though their last answer is not there yet.
  private func heed(_ incoming: Incoming) {
    guard queues.isAtWork(for: incoming.message.session) else { return }
    Task { await talk.heed(incoming) }
  }

  private func refuse(_ incoming: Incoming, to target: String) {
    let (response, lines) = talk.refuse(incoming, to: target)
    output.say(lines, to: target)
    log.info("refused: too long, \(response.draft == nil ? 0 : lines.count) lines")
  }

  private func answer(_ incoming: Incoming, to target: String) async {
    let (response, lines) = await talk.answer(incoming, to: target)
    output.say(lines, to: target)
    log.info("\(response.draft?.outcome.rawValue ?? "nothing"), \(lines.count) lines")
    guard response.quits else { return }
    output.sayAll()
    output.send("QUIT")
    await finish()
    ExitStatus.leave(with: ExitStatus.success)
  }
}
