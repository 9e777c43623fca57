/// A name at the start of a text, with the signs that make it an address.
struct Address {
  /// What follows the name and its punctuation.
  private(set) var rest: Substring
  /// Whether anything but the bare name tells that it is an address.
  private(set) var hasSign: Bool

  /// Reads `name`, `@name`, `!name` or a link to the name, followed by `:`, `,`, a blank or the
  /// end.
  init?(of nick: Nick, in text: String) {
    let start = text[...].droppingBlanks
    if let rest = nick.taken(from: start) {
      self.init(rest: rest, hasSign: false)
      return
    }
    guard let sign = start.utf8.first, let rest = nick.taken(from: start.dropFirst()) else {
      return nil
    }
    switch sign {
    case UInt8(ascii: "@"): self.init(rest: Self.dropServer(from: rest), hasSign: true)
    case UInt8(ascii: "!"): self.init(rest: rest, hasSign: true)
    case UInt8(ascii: "["):
      guard rest.hasPrefix("]("), let close = rest.firstIndex(of: ")") else { return nil }
      self.init(rest: rest[rest.index(after: close)...], hasSign: true)
    default: return nil
    }
  }

  private init?(rest: Substring, hasSign: Bool) {
    self.rest = rest
    self.hasSign = hasSign
    guard let next = rest.first else { return }
    let word = rest.droppingBlanks
    if let sign = word.first, Self.signs.contains(sign) {
      self.rest = word.dropFirst()
      self.hasSign = true
    } else if next != " " {
      return nil
    }
  }

  /// The second two are those of Chinese and Japanese keyboards.
  private static let signs: [Character] = [":", ",", "\u{FF1A}", "\u{FF0C}"]

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

extension Substring {
  fileprivate var droppingBlanks: Substring { Substring(utf8.drop { $0 == 0x20 }) }
}
