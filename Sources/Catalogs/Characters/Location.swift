/// A place that characters come from or live in.
package struct Location: Hashable, Sendable {
  package let number: Int
  package let name: String
  /// "Planet", "Space station" and the like; nil when nothing is known.
  package let kind: String?
  package let dimension: String?
  /// How many characters live there.
  package let residents: Int

  package init(number: Int, name: String, kind: String?, dimension: String?, residents: Int) {
    self.number = number
    self.name = name
    self.kind = kind
    self.dimension = dimension
    self.residents = residents
  }
}

extension Location {
  init?(_ row: Table.Row) {
    var fields = Fields(row.line)
    guard let number = fields.next()?.integer, let name = fields.next(), fields.next() != nil,
      let kind = fields.next(), let dimension = fields.next(),
      let residents = fields.next()?.integer
    else { return nil }
    self.init(
      number: number, name: name.text, kind: kind.isEmpty ? nil : kind.text,
      dimension: dimension.isEmpty ? nil : dimension.text, residents: residents)
  }
}
