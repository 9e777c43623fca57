/// A JSON value as a service sent it.
///
/// Of members that repeat the last one counts.
package enum ServiceJSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ServiceJSON])
  case object([String: ServiceJSON])

  package subscript(name: String) -> ServiceJSON? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  package var isNull: Bool { self == .null }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var array: [ServiceJSON]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// A whole number; 22.0 is one.
  package var integer: Int? {
    guard case .number(let number) = self, number == number.rounded() else { return nil }
    return Int(exactly: number)
  }

  /// A key as text, whether it was sent as text or as a number.
  package var key: String? { string ?? integer.map(String.init) }

  /// The same object with the members of an older one that it lacks or has empty.
  package func completed(from older: ServiceJSON) -> ServiceJSON {
    guard case .object(let members) = self, case .object(let before) = older else { return self }
    return .object(before.merging(members) { old, new in new.isNull ? old : new })
  }
}
