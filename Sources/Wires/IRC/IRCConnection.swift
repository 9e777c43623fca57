import Conversation

/// The client's side of one connection to an IRC server, without any input, output or clock.
///
/// Lines and moments go in, steps come out. Times are in milliseconds from any start.
package struct IRCConnection: Sendable {
  let identity: IRCIdentity
  /// Our name at the moment.
  package internal(set) var nick: String
  var support = IRCSupport()
  var registration = IRCRegistration()
  var rooms: [String: IRCRoom] = [:]
  /// Our own `user@host` as the server shows it to others; nil until it does.
  var mask: String?
  private var lastHeard: Int
  private var hasAsked = false
  private var regainsAt: Int

  /// Seconds between attempts to have our own name back.
  private static let regainPause = 60_000
  /// How long nothing may come before we ask, and before we give up.
  private static let patience = (asking: 180_000, ending: 300_000)

  package init(_ identity: IRCIdentity, at now: Int) {
    self.identity = identity
    nick = identity.nick
    lastHeard = now
    regainsAt = now + Self.regainPause
  }

  /// The first lines, to be sent unasked.
  package func greeting() -> [IRCStep] {
    var lines = ["CAP LS 302"]
    if let password = identity.serverPassword { lines.append("PASS :\(password)") }
    lines += ["NICK \(nick)", "USER \(identity.plainNick) 0 * :Curio"]
    return lines.map { .send($0) }
  }

  /// Takes a line of the server.
  package mutating func receive(_ line: String, at now: Int) -> [IRCStep] {
    guard let message = IRCMessage(line) else { return [] }
    lastHeard = now
    hasAsked = false
    notePeople(message)
    switch message.command {
    case "PING": return [.send(IRCLine.cut("PONG :" + IRCLine.text(message.parameters.last ?? "")))]
    case "ERROR": return [.end(.serverError(message.parameter(0)))]
    case "PRIVMSG": return heard(message)
    case "JOIN", "KICK", "PART", "INVITE": return moved(message, at: now)
    case "NICK": return renamed(message)
    case "QUIT": return regain(nameOf: message.source)
    case "CAP", "AUTHENTICATE": return negotiated(message)
    default: return numbered(message, at: now)
    }
  }

  /// Does what is due: comes back into rooms, tries to have our name back, sees whether the server
  /// is still there.
  package mutating func pass(at now: Int) -> [IRCStep] {
    var steps: [IRCStep] = []
    if now - lastHeard >= Self.patience.ending { return [.end(.silent)] }
    if now - lastHeard >= Self.patience.asking, !hasAsked {
      hasAsked = true
      steps.append(.send("PING :curio"))
    }
    guard registration.isDone else { return steps }
    if now >= regainsAt {
      regainsAt = now + Self.regainPause
      if nick != identity.nick { steps.append(.send("NICK \(identity.nick)")) }
    }
    return steps + comeBack(at: now)
  }

  func isOurselves(_ name: String) -> Bool { support.folded(name) == support.folded(nick) }

  /// Takes our own name at once when whoever has it leaves.
  func regain(nameOf source: IRCSource?) -> [IRCStep] {
    guard let source, !isOurselves(identity.nick),
      support.folded(source.nick) == support.folded(identity.nick)
    else { return [] }
    return [.send("NICK \(identity.nick)")]
  }

  private mutating func renamed(_ message: IRCMessage) -> [IRCStep] {
    guard let source = message.source else { return [] }
    guard isOurselves(source.nick) else { return regain(nameOf: source) }
    nick = IRCLine.word(message.parameter(0))
    return []
  }
}
