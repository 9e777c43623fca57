import Conversation

// What people say, and what we say to them.
extension IRCConnection {
  /// The answer goes where the message was said: to the room, or to the person.
  func heard(_ message: IRCMessage) -> [IRCStep] {
    // A line without a person behind it is the server's own.
    guard let source = message.source, source.mask != nil, message.parameters.count > 1,
      !source.nick.isEmpty, !isOurselves(source.nick)
    else { return [] }
    let target = message.parameter(0)
    let isDirect = isOurselves(target)
    guard let room = isDirect ? source.nick : support.channel(of: target),
      room.utf8.count <= Self.longestTarget,
      // An answer to such a person would go to a room.
      support.channel(of: source.nick) == nil
    else { return [] }
    let text = message.parameter(1)
    // A request between clients, or an action, is said to nobody.
    guard text.utf8.first != 0x01 else { return [] }
    let incoming = Incoming(
      message: Message(
        user: support.folded(source.nick), room: isDirect ? nil : support.folded(room),
        text: InputCleaning.text(text)),
      isDirect: isDirect, silence: message.isFromBot ? .bot : nil)
    return [.hear(incoming, answerTo: IRCLine.word(room))]
  }

  /// No server has longer names, and a line that begins with one would have no room for an answer.
  private static let longestTarget = 250

  /// Our own lines are never longer than this, in bytes of text.
  private static let longestText = 350

  /// How many bytes of text a line to a room or person may have, as the server passes it on with our
  /// name in front.
  package func room(for target: String) -> Int {
    // Until the server has shown it: a sign, ten letters of user, an at sign, 63 of host.
    let mask = mask?.utf8.count ?? 75
    let frame = 1 + nick.utf8.count + 1 + mask + " PRIVMSG ".utf8.count + target.utf8.count + 2
    return max(64, min(Self.longestText, support.lineLength - 2 - frame))
  }

  /// A line that says a text.
  package static func saying(_ text: String, to target: String) -> String {
    "PRIVMSG \(IRCLine.word(target)) :\(IRCLine.text(text))"
  }
}

extension IRCMessage {
  /// Servers mark what bots say, if they say that they are some.
  fileprivate var isFromBot: Bool { tags["bot"] != nil || tags["draft/bot"] != nil }
}
