/// What a connection wants to be done after a line or a moment.
package enum IRCStep: Hashable, Sendable {
  /// A line to the server, at once: it may not wait behind what is said in rooms.
  case send(String)
  /// Something was said, to be answered there.
  case hear(Incoming, answerTo: String)
  /// The operator should know.
  case tell(IRCNotice)
  case end(IRCEnding)
}

/// What the operator of an irc connection is told on the way.
package enum IRCNotice: Hashable, Sendable {
  case joined(String)
  /// Sent out of a room, with the words of whoever did it.
  case kicked(String, String)
  /// A room did not let us in, with the server's words.
  case refused(String, String)
  /// A room is not tried any more.
  case gaveUp(String)
  case nickTaken(String, using: String)
}

/// Why a connection is over.
package enum IRCEnding: Hashable, Sendable {
  /// The server's last words.
  case serverError(String)
  /// The account's password was not taken, with the server's words.
  case notAuthenticated(String)
  case serverPasswordRefused
  case banned(String)
  case noNick
  /// Nothing came for minutes, not even the answer to our own question.
  case silent
}
