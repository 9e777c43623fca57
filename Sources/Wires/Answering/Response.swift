package import Conversation

/// What comes back for one message.
package struct Response: Sendable {
  package let incoming: Incoming
  /// Nil when nothing is to be said.
  package let reply: Reply?
  /// Whether only "…" is said in place of the reply, once, before a silence.
  package let isDots: Bool

  init(_ incoming: Incoming, _ reply: Reply? = nil, isDots: Bool = false) {
    self.incoming = incoming
    self.reply = reply
    self.isDots = isDots
  }

  /// Whether the person may end the process: at the terminal, and on a pipe whose lines name nobody.
  package var quits: Bool {
    reply?.effect == .quit && incoming.message.user == nil && incoming.message.room == nil
  }
}
