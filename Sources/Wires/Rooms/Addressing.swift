import Conversation

/// Decides which messages are for us, and takes the address off them.
///
/// In a room that is a message that begins with one of our names, whole and in any case, with or
/// without `@` or `!` before and a colon or a comma after it. In a direct chat it is every message.
package struct Addressing: Sendable {
  /// Our names, folded, the longest first, so that `@fish:example.org` is not taken for `@fish`
  /// with a colon.
  private let nicks: [Nick]

  /// Takes every name we go by: nick, display name, full user name.
  package init(nicks: [String]) {
    self.nicks = nicks.map { Nick($0) }
      .filter { $0.count > 0 }
      .sorted { ($1.count, $0.folded) < ($0.count, $1.folded) }
  }

  /// What a message says to us, or nil when it is not for us: spoken in a room to others, by
  /// ourselves, or never to be answered.
  package func utterance(of incoming: Incoming) -> String? {
    guard incoming.silence == nil, !isOurselves(incoming.message.user) else { return nil }
    let text = incoming.message.text
    guard incoming.isDirect else { return addressed(text) }
    // Without a sign, a name at the start of a direct message may be a word like any other.
    return addressed(text, needsSign: true) ?? text
  }

  /// What stands behind the address, or nil for a text that does not begin with one.
  package func addressed(_ text: String) -> String? { addressed(text, needsSign: false) }

  private func addressed(_ text: String, needsSign: Bool) -> String? {
    for nick in nicks {
      if let address = Address(of: nick, in: text), address.hasSign || !needsSign {
        return InputCleaning.trimmed(address.rest)
      }
    }
    return nil
  }

  private func isOurselves(_ user: String?) -> Bool {
    guard let user else { return false }
    let short = user.utf8.first == UInt8(ascii: "@") ? user.dropFirst() : user[...]
    return nicks.contains {
      $0.taken(from: user[...])?.isEmpty == true || $0.taken(from: short)?.isEmpty == true
    }
  }
}
