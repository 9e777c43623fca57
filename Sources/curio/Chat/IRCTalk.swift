import Conversation
import Synchronization
import Wires

/// What is said on an irc connection: lines of the server and moments in, steps and answers out.
final class IRCTalk: Sendable {
  private let responder: Responder
  private let ascii: Bool
  private let connection: Mutex<IRCConnection>
  private let pager = Mutex(IRCPager())

  init(_ responder: Responder, _ identity: IRCIdentity, ascii: Bool, at now: Int) {
    self.responder = responder
    self.ascii = ascii
    connection = Mutex(IRCConnection(identity, at: now))
  }

  func greeting() -> [IRCStep] { connection.withLock { $0.greeting() } }

  func receive(_ line: String, at now: Int) -> [IRCStep] {
    connection.withLock { $0.receive(line, at: now) }
  }

  func pass(at now: Int) -> [IRCStep] { connection.withLock { $0.pass(at: now) } }

  /// Lets what was heard end what its session is at, if it is a wish to stop.
  func heed(_ incoming: Incoming) async {
    let nick = connection.withLock(\.nick)
    await responder.heed(incoming, addressing: Addressing(nicks: [nick]))
  }

  /// Answers what was heard, with the lines that say so.
  func answer(
    _ incoming: Incoming, to target: String
  ) async -> (response: Response, lines: [String]) {
    let (nick, limit, roll) = connection.withLock {
      ($0.nick, $0.room(for: target), $0.people(in: target))
    }
    let person = incoming.message.session
    let response = await responder.respond(
      to: incoming, addressing: Addressing(nicks: [nick]),
      hasRest: pager.withLock { $0.hasRest(of: person) })
    let lines = lines(of: response, person, limit, roll)
    return (response, lines.map { IRCConnection.saying($0, to: target) })
  }

  private func lines(
    of response: Response, _ person: SessionKey, _ limit: Int, _ roll: Roll
  ) -> [String] {
    if response.isDots { return ["…"] }
    if response.wantsRest { return pager.withLock { $0.more(of: person) } ?? [] }
    guard let reply = response.reply else { return [] }
    let (lines, hint) = responder.roomLines(reply, limit: limit, roll: roll, ascii: ascii)
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
