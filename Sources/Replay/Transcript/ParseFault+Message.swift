import Wires

extension ParseFault: CustomStringConvertible {
  /// The place and the reason, then the line with a caret under the place.
  package var description: String {
    let place = "\(path):\(line):\(column): \(reason.message)"
    guard !text.isEmpty else { return place }
    let shown = Escapes.visible(text)
    let before = String(text.unicodeScalars.prefix(column - 1))
    // The caret stands in for what follows, so that a blank before it is not one at the end.
    let indent = Escapes.visible(before + "^").count - 1
    return "\(place)\n  \(shown)\n  \(String(repeating: " ", count: indent))^"
  }
}

extension ParseFault.Reason {
  package var message: String {
    switch self {
    case .notUTF8: return "not UTF-8; in an utterance, write such a byte as \\xff"
    case .unknownMark:
      return "a line begins with # < | ~ ! = or @, or is blank; before --- it is KEY: VALUE"
    case .headerWithoutEnd: return "the header needs a line --- at its end"
    case .unknownHeader(let key, let nearest):
      return "unknown key \"\(key)\"" + (nearest.map { "; is it \"\($0)\"?" } ?? "")
    case .repeatedHeader(let key): return "\"\(key)\" is set already"
    case .headerValue(let key, let expected): return "\"\(key)\" takes \(expected)"
    case .speaker: return "expected <NAME>, <NAME@ROOM> or <>, without blanks in names"
    case .blankAfterMark: return "expected a blank here"
    case .escape: return "expected \\xHH, \\u{HHHH} or \\\\ (a character above 7f as \\u{HH})"
    case .nothingSaid: return "nothing has been said or happened yet"
    case .event: return "expected one of: \(Event.usage)"
    case .check: return "expected = exit STATUS or = NAME VALUE"
    }
  }
}
