/// An episode of the show that the characters come from.
package struct Episode: Hashable, Sendable {
  /// Counted from the first of all.
  package let number: Int
  package let name: String
  /// Season and episode: "S03E07".
  package let code: String
  package let airDate: CalendarDay
  /// The ids of who appears, as the episode's own record says; a character's record may say otherwise.
  package let characters: [Int]

  package init(number: Int, name: String, code: String, airDate: CalendarDay, characters: [Int]) {
    self.number = number
    self.name = name
    self.code = code
    self.airDate = airDate
    self.characters = characters
  }
}

extension Episode {
  init?(_ row: Table.Row) {
    var fields = Fields(row.line)
    guard let number = fields.next()?.integer, let name = fields.next(), fields.next() != nil,
      let code = fields.next(), let date = fields.next(), let characters = fields.next(),
      let day = CalendarDay(iso: date.text), let ids = Form.runs(characters)
    else { return nil }
    self.init(
      number: number, name: name.text, code: code.text, airDate: day, characters: ids)
  }
}
