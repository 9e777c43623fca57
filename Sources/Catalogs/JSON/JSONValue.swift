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

  /// A value by its name.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue
    /// The bytes of the value in the text that it was read from.
    package let source: Range<Int>

    package init(_ name: String, _ value: JSONValue, source: Range<Int> = 0..<0) {
      self.name = name
      self.value = value
      self.source = source
    }

    /// Members are the same wherever they stood.
    package static func == (one: Member, other: Member) -> Bool {
      one.name == other.name && one.value == other.value
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(value)
    }
  }

  /// The value of a member, when this is an object that has it.
  package subscript(name: String) -> JSONValue? { member(name)?.value }

  package func member(_ name: String) -> Member? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }
  }

  package var isNull: Bool { self == .null }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// A number that a `Double` can hold.
  package var number: Double? {
    guard case .number(let text) = self, let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  /// A whole number; 22.0 is one.
  package var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? number.flatMap(Int.init(exactly:))
  }
}
