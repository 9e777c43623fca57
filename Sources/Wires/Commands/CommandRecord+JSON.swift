import Catalogs

extension CommandRecord {
  /// Writes the members that apply, in the contract's order.
  ///
  /// A descending order has a minus before its fact.
  func write(into writer: inout JSONWriter) {
    writer.object {
      $0.member("do", verb.rawValue)
      $0.member("catalog", catalog?.rawValue)
      $0.members("items", items) { $0.string($1) }
      $0.member("fact", fact?.rawValue)
      $0.members("filters", filters) { $0.filter($1) }
      $0.member("sort", sort.map { ($0.descending ? "-" : "") + $0.field.rawValue })
      if let number {
        $0.name("number")
        $0.number(number)
      }
      $0.member("text", text)
      $0.member("value", value)
    }
  }
}

extension JSONWriter {
  /// Others of which any will do in its place stand in it as `or`.
  fileprivate mutating func filter(_ filter: Filter) {
    object {
      $0.member("field", filter.field.rawValue)
      $0.member("op", filter.comparison.rawValue)
      $0.member("value", filter.value)
      $0.members("or", filter.others) { $0.filter($1) }
    }
  }
}
