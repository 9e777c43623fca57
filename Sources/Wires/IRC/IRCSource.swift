/// Who a line comes from: a person with `nick!user@host`, or a server with its name alone.
package struct IRCSource: Hashable, Sendable {
  package let nick: String
  /// What follows the nick, `user@host`; nil for a server.
  package let mask: String?

  init(_ text: String) {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "!"), maxSplits: 1, omittingEmptySubsequences: false)
    nick = String(Substring(parts[0]))
    mask = parts.count > 1 ? String(Substring(parts[1])) : nil
  }
}
