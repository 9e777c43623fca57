// Who is in our rooms, so that no answer calls one of them by name.
extension IRCConnection {
  /// Who is in the room that an answer goes to; nobody where it goes to a person.
  package func people(in target: String) -> Roll {
    rooms[support.folded(support.channel(of: target) ?? target)]?.people ?? Roll()
  }

  /// Takes what a line tells of others who come, go or change their name.
  mutating func notePeople(_ message: IRCMessage) {
    switch message.command {
    case "353":
      for name in message.parameter(3).split(separator: " ") { enter(name, message.parameter(2)) }
    case "JOIN":
      guard let nick = message.source?.nick else { return }
      if isOurselves(nick) {
        // The server tells of all who are there.
        rooms[support.folded(message.parameter(0))]?.people = Roll()
      } else {
        enter(nick[...], message.parameter(0))
      }
    case "PART": leave(message.source?.nick, message.parameter(0))
    case "KICK": leave(message.parameter(1), message.parameter(0))
    case "QUIT": for room in rooms.keys { leave(message.source?.nick, room) }
    case "NICK":
      guard let nick = message.source?.nick, !isOurselves(nick) else { return }
      for (key, room) in rooms where room.people.has(nick) {
        rooms[key]?.people.remove(nick)
        rooms[key]?.people.add(message.parameter(0))
      }
    default: break
    }
  }

  /// A name as a list of names has it: with the signs of its rank, and on some servers with `!user@host`.
  private mutating func enter(_ name: Substring, _ room: String) {
    let nick = String(name.drop { support.isRank($0) }.prefix { $0 != "!" })
    guard !isOurselves(nick) else { return }
    rooms[support.folded(room)]?.people.add(nick)
  }

  private mutating func leave(_ nick: String?, _ room: String) {
    guard let nick else { return }
    rooms[support.folded(room)]?.people.remove(nick)
  }
}
