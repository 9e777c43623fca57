/// What a server says of itself with `005`.
struct IRCSupport: Hashable, Sendable {
  /// The letter of the mode that marks a bot.
  private(set) var botMode: String?
  private(set) var nickLength: Int?
  /// The longest line, in bytes with its end.
  private(set) var lineLength = 512
  private(set) var channelTypes = "#&+!"
  /// Signs before a channel's name that address only some of its members.
  private(set) var statusSigns = "~&@%+"
  private var foldsBraces = true

  mutating func take(_ token: String) {
    let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? String(parts[1]) : ""
    switch parts[0] {
    case "BOT": botMode = value.first.map { String($0) } ?? "B"
    case "NICKLEN": nickLength = Int(value)
    case "LINELEN": lineLength = max(512, Int(value) ?? 512)
    case "CHANTYPES" where !value.isEmpty: channelTypes = value
    case "STATUSMSG" where !value.isEmpty: statusSigns = value
    case "CASEMAPPING": foldsBraces = value != "ascii"
    default: break
    }
  }

  func isChannel(_ target: String) -> Bool { target.first.map(channelTypes.contains) ?? false }

  /// The channel that a message was sent to, without the sign that names some of its members.
  func channel(of target: String) -> String? {
    if isChannel(target) { return target }
    guard let sign = target.first, statusSigns.contains(sign) else { return nil }
    let rest = String(target.dropFirst())
    return isChannel(rest) ? rest : nil
  }

  /// Whether a sign stands for a rank before a name in a list of names.
  func isRank(_ sign: Character) -> Bool { statusSigns.contains(sign) || "~&@%+!".contains(sign) }

  /// A nick or a channel in the form in which equal ones are equal: `{}|~` are the small letters of
  /// `[]\^` on most servers.
  func folded(_ name: String) -> String {
    let bytes = name.utf8.map { byte -> UInt8 in
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case 0x5B...0x5E where foldsBraces: byte + 0x20
      default: byte
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
