/// An expected line: its text, and what in it may vary.
package struct LinePattern: Hashable, Sendable {
  /// A kind of text that varies.
  enum Variable: String, CaseIterable, Hashable, Sendable {
    case rest = ".."
    case int = "INT"
    case date = "DATE"
    case url = "URL"
  }

  enum Token: Hashable, Sendable {
    case literal([UInt8])
    case any(Variable)
    /// `[name=INT]`: matches, and remembers what it matched.
    case capture(String, Variable)
    /// `[=name]`: what was remembered, once more.
    case same(String)
  }

  /// The line as it reads, its escapes resolved.
  package let text: String
  /// Empty when nothing varies: then only the text itself matches.
  let tokens: [Token]
  /// Whether it stands for any number of lines: `[...]`.
  let isAnyLines: Bool

  package init(_ text: String) {
    self.text = text
    isAnyLines = text == "[...]"
    let tokens = isAnyLines ? [] : Self.tokens(of: text)
    self.tokens = tokens.allSatisfy(\.isLiteral) ? [] : tokens
  }

  private static func tokens(of text: String) -> [Token] {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return [] }
    var tokens: [Token] = []
    var literal: [UInt8] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      literal += rest[..<open].utf8
      rest = rest[open...]
      if let close = rest.firstIndex(of: "]"),
        let token = Token(rest[rest.index(after: open)..<close])
      {
        if !literal.isEmpty { tokens.append(.literal(literal)) }
        literal = []
        tokens.append(token)
        rest = rest[rest.index(after: close)...]
      } else {
        literal.append(UInt8(ascii: "["))
        rest.removeFirst()
      }
    }
    literal += rest.utf8
    return literal.isEmpty ? tokens : tokens + [.literal(literal)]
  }
}

extension LinePattern.Token {
  /// Reads what stands between brackets, or gives nil for text in brackets like any other.
  init?(_ text: Substring) {
    if let variable = LinePattern.Variable(rawValue: String(text)) {
      self = .any(variable)
      return
    }
    guard let equals = text.firstIndex(of: "=") else { return nil }
    let (name, value) = (text[..<equals], text[equals...].dropFirst())
    if name.isEmpty, Self.isName(value) {
      self = .same(String(value))
    } else if Self.isName(name), let variable = LinePattern.Variable(rawValue: String(value)) {
      self = .capture(String(name), variable)
    } else {
      return nil
    }
  }

  var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
