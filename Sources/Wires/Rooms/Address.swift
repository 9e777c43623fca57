/// A name at the start of a text, with the signs that make it an address.
struct Address {
  /// What follows the name and its punctuation.
  private(set) var rest: Substring
  /// Whether anything but the bare name tells that it is an address.
  private(set) var hasSign: Bool

  /// Reads `name`, `@name`, `!name` or a link to the name, followed by `:`, `,`, a blank or the
  /// end.
  init?(of nick: [String], in text: String) {
    let start = text.drop { $0 == " " }
    if let rest = Self.drop(nick, from: start) {
      self.init(rest: rest, hasSign: false)
    } else if start.first == "@", let rest = Self.drop(nick, from: start.dropFirst()) {
      self.init(rest: Self.dropServer(from: rest), hasSign: true)
    } else if start.first == "!", let rest = Self.drop(nick, from: start.dropFirst()) {
      self.init(rest: rest, hasSign: true)
    } else if start.first == "[", let rest = Self.drop(nick, from: start.dropFirst()),
      rest.hasPrefix("]("), let close = rest.firstIndex(of: ")")
    {
      self.init(rest: rest[rest.index(after: close)...], hasSign: true)
    } else {
      return nil
    }
  }

  private init?(rest: Substring, hasSign: Bool) {
    self.rest = rest
    self.hasSign = hasSign
    guard let next = rest.first else { return }
    let word = rest.drop { $0 == " " }
    if let sign = word.first, Self.signs.contains(sign) {
      self.rest = word.dropFirst()
      self.hasSign = true
    } else if next != " " {
      return nil
    }
  }

  /// The second two are those of Chinese and Japanese keyboards.
  private static let signs: [Character] = [":", ",", "\u{FF1A}", "\u{FF0C}"]

  private static func drop(_ nick: [String], from text: Substring) -> Substring? {
    var rest = text
    for character in nick {
      guard let next = rest.popFirst(), next.lowercased() == character else { return nil }
    }
    return rest
  }

  /// Takes the server's name off a full user name such as `@curio:example.org`, of which we know
  /// only the first part.
  private static func dropServer(from text: Substring) -> Substring {
    guard text.first == ":" else { return text }
    let server = text.dropFirst().prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-")
    }
    let rest = text[server.endIndex...]
    let ends = rest.first.map { $0 == " " || signs.contains($0) } ?? true
    return server.contains(".") && !server.hasSuffix(".") && ends ? rest : text
  }
}
