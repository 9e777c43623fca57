import Catalogs
import Testing

@Suite struct FactsTests {
  @Test func factsAreTheSameInAnyOrder() {
    let one: Facts = [.color: .terms(["red"]), .fat: .number(1, .grams)]
    let other: Facts = [.fat: .number(1, .grams), .color: .terms(["red"])]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != [.fat: .number(1, .grams)])
  }

  @Test func factsKeepTheOrderTheyWereLearnedIn() {
    var facts = Facts()
    facts[.fat] = .number(1, .grams)
    facts[.color] = .terms(["red"])
    facts[.fat] = .number(2, .grams)
    #expect(facts.map(\.key) == [.fat, .color])
    facts[.fat] = nil
    #expect(facts.map(\.key) == [.color])
    #expect(facts[.fat] == nil)
  }

  @Test func theNameIsAFactLikeOthers() {
    let item = Item(id: ItemID(.fish, "cod"), name: "Cod", facts: [:])
    #expect(item[.name] == .text("Cod"))
  }

  @Test(
    arguments: [
      (FactValue.armor([ArmorClass(15, kind: "natural"), ArmorClass(17, kind: "armor")]), 15),
      (.hitPoints(135, roll: "18d8+54"), 135), (.challenge(0.25), 0.25), (.ability(21), 21),
      (.distances([Distance("walk", 30), Distance("fly", 90)]), 90),
      (.distances([Distance("passive perception", 20)]), nil),
      (.yearly(5, .pounds, year: 2018), 5), (.episodes([3, 7]), 2), (.text("5"), nil),
      (.date(CalendarDay(year: 2015, month: 7, day: 3)), 20_150_703),
    ] as [(FactValue, Double?)])
  func valuesAreOrderedByANumber(value: FactValue, number: Double?) {
    #expect(value.number == number)
  }
}
