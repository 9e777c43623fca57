/// The fields of one record, read leniently: null and absent are the same, a wrong kind is a fault.
struct RecordFields {
  private let members: [String: JSONValue]

  init(_ record: JSONValue) throws(RecordFault) {
    guard case .object(let members) = record else { throw .notAnObject }
    self.init(members)
  }

  private init(_ members: [JSONValue.Member]) {
    self.members = Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
  }

  subscript(name: String) -> JSONValue? {
    guard let value = members[name], !value.isNull else { return nil }
    return value
  }

  var names: [String] { members.keys.sorted() }

  /// Text as it was sent; nil when nothing or nothing but white space was.
  func text(_ name: String) throws(RecordFault) -> String? {
    guard let value = self[name] else { return nil }
    guard case .string(let text) = value else { throw .malformed(name) }
    return text.unicodeScalars.allSatisfy { $0.properties.isWhitespace } ? nil : text
  }

  /// Text on one line.
  func line(_ name: String) throws(RecordFault) -> String? {
    try text(name).map(Markup.folded)
  }

  func key(_ name: String) throws(RecordFault) -> String {
    guard let value = self[name] else { throw .missing(name) }
    guard let key = value.key, !key.isEmpty else { throw .malformed(name) }
    return key
  }

  func integer(_ name: String) throws(RecordFault) -> Int? {
    guard let value = self[name] else { return nil }
    if let text = value.string, let number = Int(Markup.folded(text)) { return number }
    guard let number = value.integer else { throw .malformed(name) }
    return number
  }

  func number(_ name: String) throws(RecordFault) -> Double? {
    guard let value = self[name] else { return nil }
    guard let number = value.number else { throw .malformed(name) }
    return number
  }

  func list(_ name: String) throws(RecordFault) -> [JSONValue] {
    guard let value = self[name] else { return [] }
    guard case .array(let values) = value else { throw .malformed(name) }
    return values.filter { !$0.isNull }
  }

  /// A list of texts.
  func lines(_ name: String) throws(RecordFault) -> [String] {
    var lines: [String] = []
    for value in try list(name) {
      guard let text = value.string else { throw .malformed(name) }
      lines.append(Markup.folded(text))
    }
    return lines
  }

  func object(_ name: String) throws(RecordFault) -> RecordFields? {
    guard let value = self[name] else { return nil }
    guard case .object(let members) = value else { throw .malformed(name) }
    return RecordFields(members)
  }

  func objects(_ name: String) throws(RecordFault) -> [RecordFields] {
    var objects: [RecordFields] = []
    for value in try list(name) {
      guard case .object(let members) = value else { throw .malformed(name) }
      objects.append(RecordFields(members))
    }
    return objects
  }
}
