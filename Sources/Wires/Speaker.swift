/// Who says a line, and where: the `user@room` or `user` between angle brackets.
package struct Speaker: Hashable, Sendable {
  package let user: String
  package let room: String?

  package init(user: String, room: String? = nil) {
    self.user = user
    self.room = room
  }

  /// Reads what stands between the brackets, or nil when it is malformed.
  ///
  /// The last `@` divides; one at the very start belongs to the name, as in the user names of
  /// Matrix. Names have 1 to 64 characters, without blanks and angle brackets.
  package init?(_ text: Substring) {
    let at = text.utf8.lastIndex(of: UInt8(ascii: "@")) ?? text.startIndex
    if at != text.startIndex {
      let (user, room) = (text[..<at], text[text.utf8.index(after: at)...])
      guard Self.isName(user), Self.isName(room) else { return nil }
      self.init(user: String(user), room: String(room))
    } else {
      guard Self.isName(text) else { return nil }
      self.init(user: String(text))
    }
  }

  /// Divides a line into its prefix and the rest, or gives nil for a line without a well-formed
  /// prefix.
  package static func prefix(of line: String) -> (speaker: Speaker, text: Substring)? {
    guard line.utf8.first == UInt8(ascii: "<"), let close = line.utf8.firstIndex(of: angle),
      let speaker = Speaker(line[line.utf8.index(after: line.startIndex)..<close])
    else { return nil }
    let rest = line[line.utf8.index(after: close)...]
    guard let blank = rest.utf8.first else { return (speaker, rest) }
    guard blank == UInt8(ascii: " ") else { return nil }
    return (speaker, Substring(rest.utf8.dropFirst()))
  }

  private static let angle = UInt8(ascii: ">")

  private static func isName(_ text: Substring) -> Bool {
    if text.utf8.allSatisfy({ 0x21..<0x7F ~= $0 && $0 != 0x3C && $0 != 0x3E }) {
      return (1...64).contains(text.utf8.count)
    }
    guard (1...64).contains(text.unicodeScalars.count) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "<", ">", ..."\u{20}": false
      case ..<"\u{7F}": true
      default: !scalar.properties.isWhitespace
      }
    }
  }
}

extension Speaker: CustomStringConvertible {
  package var description: String {
    guard let room else { return "<\(user)>" }
    return "<\(user)@\(room)>"
  }
}
