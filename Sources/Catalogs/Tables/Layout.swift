/// How a catalog's table is laid out: the forms of its columns, and what follows from a record.
struct Layout: Sendable {
  let id: CatalogID
  let facts: [FactSpec]
  /// The form of each column; columns are named after their facts.
  let forms: [Fact: Form]
  /// Adds the facts that follow from the others, or from the lines that go on with the record.
  let derive: @Sendable (inout Item, Table.Row) throws(Defect) -> Void

  /// Columns before the facts: key, name and spellings.
  static let leading = 3

  static func of(_ id: CatalogID) -> Layout {
    switch id {
    case .fish: .fish
    case .monsters: .monsters
    case .characters: .characters
    case .comics: .comics
    }
  }
}
