/// Reads names from the first columns of a table, and leaves the rest of each line unread.
struct NameReader: Sendable {
  /// How many columns after the name hold more spellings.
  private let columns: Int

  init(columns: [String]) {
    let spelling: Set<String> = [
      "spellings", Fact.aliases.rawValue, Fact.scientificName.rawValue,
    ]
    self.columns = columns.dropFirst(2).prefix(while: spelling.contains).count
  }

  func names(_ rows: [Table.Row]) -> [Catalog.Names] {
    rows.map { row in
      var fields = Fields(row.line)
      let key = fields.next()?.text ?? ""
      var spellings = [fields.next()?.text ?? ""]
      for _ in 0..<columns {
        guard let field = fields.next() else { break }
        if !field.isEmpty { spellings += field.list.map(\.text) }
      }
      return Catalog.Names(key: key, spellings: spellings)
    }
  }
}

extension Catalog.Names {
  /// What an item is called by its own facts.
  init(_ item: Item) {
    var spellings = [item.name]
    if case .terms(let aliases)? = item[.aliases] { spellings += aliases }
    if case .text(let name)? = item[.scientificName] { spellings.append(name) }
    self.init(key: item.id.key, spellings: spellings)
  }
}
