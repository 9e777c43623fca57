// Answers of the server that have a number.
extension IRCConnection {
  mutating func numbered(_ message: IRCMessage, at now: Int) -> [IRCStep] {
    switch message.command {
    case "001": return welcomed(message, at: now)
    case "005": return supported(message)
    case "432", "433", "436", "437": return nickRefused(message, at: now)
    case "464": return [.end(.serverPasswordRefused)]
    case "465": return [.end(.banned(message.parameters.last ?? ""))]
    case "900", "902", "903", "904", "905", "906", "907", "908": return authenticated(message)
    case "403", "404", "405", "471", "473", "474", "475", "476", "477", "489", "520":
      return roomRefused(message, at: now)
    default: return []
    }
  }

  private mutating func welcomed(_ message: IRCMessage, at now: Int) -> [IRCStep] {
    guard !registration.isDone else { return [] }
    registration.isDone = true
    // A server that cuts long names says here what is left of ours.
    let name = IRCLine.word(message.parameter(0))
    if !name.isEmpty, name != "*" { nick = name }
    var steps: [IRCStep] = []
    if nick != identity.nick { steps.append(.tell(.nickTaken(identity.nick, using: nick))) }
    for name in identity.rooms { rooms[support.folded(name)] = IRCRoom(name: name) }
    if !identity.rooms.isEmpty {
      steps.append(.send("JOIN \(identity.rooms.joined(separator: ","))"))
    }
    return steps
  }

  private mutating func supported(_ message: IRCMessage) -> [IRCStep] {
    let before = support.botMode
    let rooms = Array(rooms.values)
    for token in message.parameters.dropFirst().dropLast() { support.take(token) }
    // The server's way to compare names may differ from what was assumed.
    self.rooms = [:]
    for room in rooms { self.rooms[support.folded(room.name)] = room }
    guard let mode = support.botMode, before == nil else { return [] }
    return [.send("MODE \(nick) +\(IRCLine.word(mode))")]
  }

  /// The longest name that a server which does not tell is known to take.
  private static let shortestNickLength = 9
  private static let mostAttempts = 12

  private mutating func nickRefused(_ message: IRCMessage, at now: Int) -> [IRCStep] {
    if message.command == "437", support.isChannel(message.parameter(1)) {
      return roomRefused(message, at: now)
    }
    // Later it is our own name that we try to have back.
    guard !registration.isDone else { return [] }
    registration.attempts += 1
    guard registration.attempts <= Self.mostAttempts else { return [.end(.noNick)] }
    if message.command == "432", !registration.isPlain {
      registration.isPlain = true
      nick = identity.plainNick
    } else if registration.isPlain {
      let plain = IRCIdentity(nick: identity.plainNick, rooms: [])
      nick = plain.alternative(registration.attempts, length: Self.shortestNickLength)
    } else {
      nick = identity.alternative(registration.attempts, length: support.nickLength ?? 30)
    }
    return [.send("NICK \(nick)")]
  }
}
