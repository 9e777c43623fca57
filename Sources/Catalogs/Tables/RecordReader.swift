/// Turns rows of a table into items, by the layout of its catalog.
struct RecordReader: Sendable {
  private let layout: Layout
  /// The columns after the leading ones; nil stands for one that the layout does not know.
  private let columns: [(fact: Fact, form: Form)?]

  init(layout: Layout, columns: [String]) {
    self.layout = layout
    self.columns = columns.dropFirst(Layout.leading).map { name in
      guard let fact = Fact(rawValue: name), let form = layout.forms[fact] else { return nil }
      return (fact, form)
    }
  }

  func item(_ row: Table.Row) throws(Defect) -> Item {
    var fields = Fields(row.line)
    guard let key = fields.next(), let name = fields.next(), fields.next() != nil,
      !key.isEmpty, !name.isEmpty
    else { throw .fieldCount }

    var item = Item(id: ItemID(layout.id, key.text), name: name.text, facts: [:])
    item.facts.reserveCapacity(columns.count + 5)
    for column in columns {
      guard let field = fields.next() else { throw .fieldCount }
      if let column, !field.isEmpty { item.facts[column.fact] = try column.form.read(field) }
    }
    guard fields.isAtEnd else { throw .fieldCount }
    try layout.derive(&item, row)
    return item
  }
}
