/// One line of the IRC protocol, in its parts.
package struct IRCMessage: Hashable, Sendable {
  /// Message tags, their values unescaped; a tag without a value has an empty one.
  package private(set) var tags: [String: String] = [:]
  /// Who it comes from; nil when the line does not say.
  package private(set) var source: IRCSource?
  /// In capitals, or three digits.
  package private(set) var command: String
  package private(set) var parameters: [String] = []

  /// Reads a line without its end, or gives nil for one without a command.
  package init?(_ line: String) {
    var rest = Substring(line).utf8[...].trimmingBlanks
    if rest.first == UInt8(ascii: "@") { tags = Self.tags(rest.takeWord().dropFirst()) }
    if rest.first == UInt8(ascii: ":") {
      source = IRCSource(String(Substring(rest.takeWord().dropFirst())))
    }
    let word = rest.takeWord()
    guard !word.isEmpty else { return nil }
    command = String(Substring(word)).uppercased()
    while let first = rest.first {
      if first == UInt8(ascii: ":") {
        parameters.append(String(Substring(rest.dropFirst())))
        return
      }
      parameters.append(String(Substring(rest.takeWord())))
    }
  }

  /// The parameter at a place, or an empty text.
  func parameter(_ index: Int) -> String {
    parameters.indices.contains(index) ? parameters[index] : ""
  }

  private static func tags(_ text: Substring.UTF8View) -> [String: String] {
    var tags: [String: String] = [:]
    for tag in text.split(separator: UInt8(ascii: ";")) {
      let parts = tag.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      tags[String(Substring(parts[0]))] = parts.count > 1 ? unescaped(parts[1]) : ""
    }
    return tags
  }

  /// A backslash stands before a sign that may not be in a tag.
  private static func unescaped(_ value: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var rest = value
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: ":"): bytes.append(UInt8(ascii: ";"))
      case UInt8(ascii: "s"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case let other?: bytes.append(other)
      case nil: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Substring.UTF8View {
  fileprivate var trimmingBlanks: Self { self[...].drop { $0 == UInt8(ascii: " ") } }

  /// Takes a word off, and the blanks behind it.
  fileprivate mutating func takeWord() -> Self {
    let word = prefix { $0 != UInt8(ascii: " ") }
    self = self[word.endIndex...].trimmingBlanks
    return word
  }
}
