extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0, $1) })
  }
}
