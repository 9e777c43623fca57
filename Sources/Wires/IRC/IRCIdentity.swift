/// Who Curio is on a server, and where it wants to be.
package struct IRCIdentity: Hashable, Sendable {
  package let nick: String
  package let rooms: [String]
  /// The name of the account; the nick unless it is given.
  package let account: String
  /// The password of the account, for SASL PLAIN.
  let password: String?
  /// The password that some servers want from everyone.
  let serverPassword: String?

  package init(
    nick: String, rooms: [String], account: String? = nil, password: String? = nil,
    serverPassword: String? = nil
  ) {
    self.nick = IRCLine.word(nick)
    self.rooms = rooms.map(IRCLine.word).filter { !$0.isEmpty }
    self.account = account ?? nick
    self.password = password
    self.serverPassword = serverPassword.map(IRCLine.text)
  }

  /// Other names to go by where ours is taken, in the order in which they are tried.
  func alternative(_ attempt: Int, length: Int) -> String {
    let suffix = attempt < 3 ? String(repeating: "_", count: attempt) : "_\(attempt)"
    return String(nick.prefix(max(1, length - suffix.utf8.count))) + suffix
  }

  /// The name as every server takes it: ASCII letters, digits and a few signs, no digit in front.
  var plainNick: String {
    let kept = nick.filter { ($0.isASCII && ($0.isLetter || $0.isNumber)) || $0 == "_" }
    guard let first = kept.first else { return "curio" }
    return String((first.isNumber ? "c" + kept : kept).prefix(9))
  }
}
