/// A JSON value as it was read.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// As it was written, so that no digit is lost.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// In the order of the text; a name that repeats counts as it stands last.
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue
    /// The bytes of the value in the text.
    package let source: Range<Int>

    package init(name: String, value: JSONValue, source: Range<Int>) {
      self.name = name
      self.value = value
      self.source = source
    }
  }

  /// The value of a member, when this is an object that has it.
  package subscript(name: String) -> JSONValue? { member(name)?.value }

  package func member(_ name: String) -> Member? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
