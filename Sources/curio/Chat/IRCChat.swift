import Conversation
import Host
import Synchronization
import Wires

/// The irc wire: a client of a server that some other program connects us to.
final class IRCChat: Sendable {
  private let responder: Responder
  private let ascii: Bool
  private let connection: Mutex<IRCConnection>
  private let pager = Mutex(IRCPager())
  private let source = LineSource()
  private let queues = SessionQueues()
  private let output = IRCOutput()
  private let log: Log

  /// What is to be done before the end.
  private let finish: @Sendable () async -> Void

  init(
    _ responder: Responder, _ options: Options, finish: @escaping @Sendable () async -> Void
  ) {
    self.finish = finish
    self.responder = responder
    ascii = options.ascii
    let secrets = Environment.process
    let identity = IRCIdentity(
      nick: options.nick, rooms: options.rooms, account: secrets["CURIO_IRC_ACCOUNT"],
      password: secrets["CURIO_IRC_PASSWORD"],
      serverPassword: secrets["CURIO_IRC_SERVER_PASSWORD"])
    connection = Mutex(IRCConnection(identity, at: SystemClock.ticks()))
    log = Log(level: options.logLevel)
  }

  func run() async -> Int32 {
    let clock = Task { await passTime() }
    defer { clock.cancel() }
    do {
      take(connection.withLock { $0.greeting() })
      while true {
        let lines = try await source.next()
        if lines.isEmpty { break }
        for case .text(let line) in lines {
          await queues.makeRoom()
          take(connection.withLock { $0.receive(line, at: SystemClock.ticks()) })
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
      take(connection.withLock { $0.pass(at: SystemClock.ticks()) })
    }
  }

  private func take(_ steps: [IRCStep]) {
    for step in steps {
      switch step {
      case .send(let line): output.send(line)
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
    let nick = connection.withLock { $0.nick }
    Task { await responder.heed(incoming, addressing: Addressing(nicks: [nick])) }
  }

  private func answer(_ incoming: Incoming, to target: String) async {
    let (nick, limit) = connection.withLock { ($0.nick, $0.room(for: target)) }
    let person = incoming.message.session
    let response = await responder.respond(
      to: incoming, addressing: Addressing(nicks: [nick]),
      hasRest: pager.withLock { $0.hasRest(of: person) })
    let lines = lines(of: response, person, limit)
    output.say(lines.map { IRCConnection.saying($0, to: target) }, to: target)
    log.info("\(response.reply?.outcome.rawValue ?? "nothing"), \(lines.count) lines")
    guard response.quits else { return }
    output.sayAll()
    output.send("QUIT")
    await finish()
    ExitStatus.leave(with: ExitStatus.success)
  }

  private func lines(of response: Response, _ person: SessionKey, _ limit: Int) -> [String] {
    if response.isDots { return ["…"] }
    if response.wantsRest {
      return pager.withLock { $0.more(of: person) } ?? []
    }
    guard let reply = response.reply else { return [] }
    let (lines, hint) = responder.roomLines(reply, limit: limit, ascii: ascii)
    // A record in full is a line at first: whoever wants to read it all asks.
    let count = reply.isCard ? 1 : IRCPager.page
    return pager.withLock { $0.begin(lines, of: person, showing: count, hint: hint) }
  }
}

extension Reply {
  fileprivate var isCard: Bool {
    guard blocks.count == 1, case .card = blocks[0] else { return false }
    return true
  }
}
