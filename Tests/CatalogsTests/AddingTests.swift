import Catalogs
import Testing

/// What services add to the embedded records.
struct AddingTests {
  @Test(
    arguments: [
      (0, "1970-01-01"), (1_796_040_000, "2026-11-30"), (951_782_400, "2000-02-29"),
      (-1, "1969-12-31"),
    ])
  func momentsFallOnDays(seconds: Int, day: String) {
    #expect(CalendarDay(seconds: seconds).iso == day)
  }

  @Test func aRecordIsFilledWithWhatItLacks() {
    let own = Item(
      id: ItemID(.fish, "a"), name: "A", facts: [.color: .terms(["white"])])
    let other = Item(
      id: ItemID(.fish, "a"), name: "A",
      facts: [.color: .text("White."), .habitat: .text("Cold water.")])
    let filled = own.filled(from: other)
    #expect(filled[.color] == .terms(["white"]))
    #expect(filled[.habitat] == .text("Cold water."))
  }

  @Test func featuresGetTheirWords() {
    var told = Feature(name: "bite")
    told.text = "It bites."
    let own = Item(
      id: ItemID(.monsters, "a"), name: "A",
      facts: [.actions: .features([Feature(name: "Bite"), Feature(name: "Claw")])])
    let other = Item(
      id: ItemID(.monsters, "a"), name: "A", facts: [.actions: .features([told])])
    guard case .features(let features) = own.filled(from: other)[.actions] else {
      Issue.record("no features")
      return
    }
    #expect(features.map(\.text) == ["It bites.", nil])
  }

  @Test func newRecordsStandWhereTheyBelong() {
    let library = Library.embedded.adding([
      Item(id: ItemID(.comics, "3290"), name: "Later", facts: [:]),
      Item(id: ItemID(.comics, "404"), name: "Found", facts: [:]),
      Item(id: ItemID(.characters, "1"), name: "Known", facts: [:]),
    ])
    #expect(library[.comics].latest?.name == "Later")
    #expect(library[.comics].neighbour(of: "403", by: 1)?.name == "Found")
    #expect(library[.characters].count == 826)
    #expect(library[.characters]["1"]?.name == "Rick Sanchez")
  }
}
