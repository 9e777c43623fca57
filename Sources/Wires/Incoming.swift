package import Conversation

/// One message as a wire read it, before anyone decided whether it is for us.
package struct Incoming: Hashable, Sendable {
  package var message: Message
  /// Whether the sender speaks to us alone: every message is for us then.
  package var isDirect: Bool
  package var silence: Silence?
  /// The request's `id` on the json wire, as it was written, byte for byte.
  package var id: String?
  /// The state that a request on the json wire brought along.
  package var state: CarriedState = .none

  package init(
    message: Message, isDirect: Bool, silence: Silence? = nil, id: String? = nil
  ) {
    self.message = message
    self.isDirect = isDirect
    self.silence = silence
    self.id = id
  }
}
