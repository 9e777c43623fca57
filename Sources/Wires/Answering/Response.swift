package import Conversation

/// What comes back for one message.
package struct Response: Sendable {
  package let incoming: Incoming
  /// Nil when nothing is to be said.
  package let draft: Draft?
  /// Whether only "…" is said in place of the reply, once, before a silence.
  package let isDots: Bool
  /// Whether the rest of the last answer is wanted, which the wire has kept.
  package let wantsRest: Bool
  /// Whether the person is the operator, by name.
  package let isFromOperator: Bool

  init(
    _ incoming: Incoming, _ draft: Draft? = nil, isDots: Bool = false, wantsRest: Bool = false,
    isFromOperator: Bool = false
  ) {
    self.incoming = incoming
    self.draft = draft
    self.isDots = isDots
    self.wantsRest = wantsRest
    self.isFromOperator = isFromOperator
  }

  /// What is said outside of any session.
  init(_ incoming: Incoming, saying reply: Reply) { self.init(incoming, Draft(reply)) }

  package var outcome: Outcome { draft?.outcome ?? .ignored }

  /// The reply, put into words anew whenever it is asked for; nil when nothing is to be said.
  package var reply: Reply? { draft?.reply }

  /// Whether the person may end the process: at the terminal, on a pipe whose lines name nobody, and
  /// as the operator anywhere.
  package var quits: Bool {
    guard let draft, draft.parts, !isDots else { return false }
    return isFromOperator || (incoming.message.user == nil && incoming.message.room == nil)
  }
}
