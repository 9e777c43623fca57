package import Conversation

/// What comes back for one message.
package struct Response: Sendable {
  package let incoming: Incoming
  /// Nil when nothing is to be said.
  package let reply: Reply?
  /// Whether only "…" is said in place of the reply, once, before a silence.
  package let isDots: Bool
  /// Whether the rest of the last answer is wanted, which the wire has kept.
  package let wantsRest: Bool
  /// Whether the person is the operator, by name.
  package let isFromOperator: Bool

  init(
    _ incoming: Incoming, _ reply: Reply? = nil, isDots: Bool = false, wantsRest: Bool = false,
    isFromOperator: Bool = false
  ) {
    self.incoming = incoming
    self.reply = reply
    self.isDots = isDots
    self.wantsRest = wantsRest
    self.isFromOperator = isFromOperator
  }

  /// Whether the person may end the process: at the terminal, on a pipe whose lines name nobody, and
  /// as the operator anywhere.
  package var quits: Bool {
    guard reply?.effect == .quit, !isDots else { return false }
    return isFromOperator || (incoming.message.user == nil && incoming.message.room == nil)
  }
}
