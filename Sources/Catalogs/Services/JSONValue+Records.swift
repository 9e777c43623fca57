/// JSON as records of services have it.
extension JSONValue {
  /// Members lie deeper in one another than in any answer of a service beyond this.
  private static let depthOfServices = 40

  /// Reads the whole body of an answer.
  init(record bytes: [UInt8]) throws(JSONFault) {
    self = try JSONParser.parse(bytes, depthLimit: Self.depthOfServices)
  }

  /// A record as it was kept; nil for a text that is none.
  package init?(record text: String) {
    guard let value = try? JSONValue(record: Array(text.utf8)) else { return nil }
    self = value
  }

  /// A key as text, whether it was sent as text or as a number.
  package var key: String? { string ?? integer.map(String.init) }

  /// The same object with the members of an older one that it lacks or has empty.
  package func completed(from older: JSONValue) -> JSONValue {
    guard case .object(let members) = self, case .object(let before) = older else { return self }
    let told = Set(members.lazy.filter { !$0.value.isNull }.map(\.name))
    let old = before.filter { !told.contains($0.name) }
    let known = Set(old.map(\.name))
    return .object(old + members.filter { !known.contains($0.name) })
  }
}
