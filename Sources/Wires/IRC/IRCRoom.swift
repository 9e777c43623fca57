/// A channel that we want to be in.
struct IRCRoom: Hashable, Sendable {
  let name: String
  var isJoined = false
  /// Attempts to come back since we were last in for a while.
  var attempts = 0
  /// When to try again; nil when there is nothing to be done.
  var returnsAt: Int?
  var joinedAt = 0
  /// Who else is in it.
  var people = Roll()

  /// Pauses before the attempts, in milliseconds.
  static let pauses = [5_000, 30_000, 120_000]
  /// Who was in for so long may be sent out anew as often.
  static let settled = 600_000

  /// Plans the next attempt; false when there have been enough.
  mutating func planReturn(at now: Int) -> Bool {
    if isJoined, now - joinedAt >= Self.settled { attempts = 0 }
    isJoined = false
    guard attempts < Self.pauses.count else {
      returnsAt = nil
      return false
    }
    returnsAt = now + Self.pauses[attempts]
    attempts += 1
    return true
  }
}

// Coming, going, and being sent out.
extension IRCConnection {
  mutating func moved(_ message: IRCMessage, at now: Int) -> [IRCStep] {
    switch message.command {
    case "JOIN": return joined(message, at: now)
    case "KICK":
      guard isOurselves(message.parameter(1)) else { return [] }
      let reason = message.parameters.count > 2 ? message.parameter(2) : ""
      return [.tell(.kicked(message.parameter(0), reason))] + left(message.parameter(0), at: now)
    case "PART":
      guard let source = message.source, isOurselves(source.nick) else { return [] }
      return left(message.parameter(0), at: now)
    default:
      // A stranger's wish alone takes us nowhere.
      guard let room = rooms[support.folded(message.parameter(1))], !room.isJoined else {
        return []
      }
      return [.send("JOIN \(room.name)")]
    }
  }

  /// A room that does not let us in, or in which we may not speak.
  mutating func roomRefused(_ message: IRCMessage, at now: Int) -> [IRCStep] {
    let name = message.parameter(1)
    guard let room = rooms[support.folded(name)], !room.isJoined else { return [] }
    return [.tell(.refused(room.name, message.parameters.last ?? ""))] + left(name, at: now)
  }

  mutating func comeBack(at now: Int) -> [IRCStep] {
    var steps: [IRCStep] = []
    for (key, room) in rooms.sorted(by: { $0.key < $1.key }) {
      guard let moment = room.returnsAt, now >= moment else { continue }
      rooms[key]?.returnsAt = nil
      steps.append(.send("JOIN \(room.name)"))
    }
    return steps
  }

  private mutating func joined(_ message: IRCMessage, at now: Int) -> [IRCStep] {
    guard let source = message.source, isOurselves(source.nick) else { return [] }
    mask = source.mask ?? mask
    let key = support.folded(message.parameter(0))
    guard rooms[key] != nil else { return [] }
    rooms[key]?.isJoined = true
    rooms[key]?.joinedAt = now
    rooms[key]?.returnsAt = nil
    return [.tell(.joined(message.parameter(0)))]
  }

  private mutating func left(_ name: String, at now: Int) -> [IRCStep] {
    let key = support.folded(name)
    guard rooms[key] != nil else { return [] }
    guard rooms[key]?.planReturn(at: now) == true else { return [.tell(.gaveUp(name))] }
    return []
  }
}
