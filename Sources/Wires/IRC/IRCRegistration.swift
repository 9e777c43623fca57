/// How far we are with being let in.
struct IRCRegistration: Hashable, Sendable {
  /// Whether the server has welcomed us.
  var isDone = false
  /// What the server can do beyond the old protocol, as far as it has told.
  var offered: Set<String> = []
  var isAuthenticated = false
  /// Names that were tried after our own.
  var attempts = 0
  /// Names with signs that old servers do not take are tried once without them.
  var isPlain = false
}

// The capabilities and the password.
extension IRCConnection {
  mutating func negotiated(_ message: IRCMessage) -> [IRCStep] {
    if message.command == "AUTHENTICATE" {
      return message.parameter(0) == "+" ? credentials() : []
    }
    switch message.parameter(1).uppercased() {
    case "LS":
      let names = message.parameters.last?.split(separator: " ") ?? []
      for name in names { registration.offered.insert(Self.capability(name)) }
      return message.parameter(2) == "*" && message.parameters.count > 3 ? [] : request()
    case "ACK":
      guard message.parameters.last?.split(separator: " ").contains("sasl") == true else {
        return [.send("CAP END")]
      }
      return [.send("AUTHENTICATE PLAIN")]
    case "NAK":
      guard identity.password == nil else { return [.end(.notAuthenticated("no SASL"))] }
      return [.send("CAP END")]
    default: return []
    }
  }

  /// What an authentication brought; our own password is never part of what the operator is told.
  mutating func authenticated(_ message: IRCMessage) -> [IRCStep] {
    switch message.command {
    case "900", "907":
      registration.isAuthenticated = true
      return message.command == "907" ? [.send("CAP END")] : []
    case "903":
      registration.isAuthenticated = true
      return [.send("CAP END")]
    case "902", "904", "905", "906":
      return [.end(.notAuthenticated(message.parameters.last ?? ""))]
    default: return []
    }
  }

  /// The name of a capability, without what it says of itself.
  private static func capability(_ text: Substring) -> String {
    String(text.prefix { $0 != "=" })
  }

  /// Nobody is let in without the password that was given for them: another could have the name.
  private func request() -> [IRCStep] {
    guard !registration.isDone else { return [] }
    var wanted = ["message-tags"].filter(registration.offered.contains)
    if identity.password != nil {
      guard registration.offered.contains("sasl") else {
        return [.end(.notAuthenticated("no SASL"))]
      }
      wanted.append("sasl")
    }
    return [.send(wanted.isEmpty ? "CAP END" : "CAP REQ :" + wanted.joined(separator: " "))]
  }

  /// The account and its password in pieces of 400 letters; a last full piece is followed by `+`.
  private func credentials() -> [IRCStep] {
    guard let password = identity.password else { return [.send("AUTHENTICATE *")] }
    let account = Array(identity.account.utf8)
    let text = Base64.text(account + [0] + account + [0] + Array(password.utf8))
    var steps: [IRCStep] = []
    var rest = text[...]
    while !rest.isEmpty {
      steps.append(.send("AUTHENTICATE \(rest.prefix(400))"))
      rest = rest.dropFirst(400)
    }
    if text.utf8.count % 400 == 0 { steps.append(.send("AUTHENTICATE +")) }
    return steps
  }
}
