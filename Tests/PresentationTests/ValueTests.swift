import Catalogs
import Testing

@testable import Presentation

/// Values, numbers and days as they are written.
@Suite struct ValueTests {
  static let numbers: [(Double, String)] = [
    (0, "0"), (999, "999"), (1000, "1,000"), (265_300_000, "265,300,000"), (15.58, "15.58"),
    (0.358, "0.358"), (1234.5, "1,234.5"), (-1, "-1"), (-12345.25, "-12,345.25"),
    (.infinity, "inf"), (.nan, "nan"), (1e300, "1e+300"),
  ]

  @Test(arguments: numbers)
  func `a number has its thousands apart`(number: Double, text: String) {
    #expect(English().number(number) == text)
  }

  @Test(arguments: [
    (1, -5), (8, -1), (9, -1), (10, 0), (11, 0), (14, 2), (30, 10),
    (Int.max, 4_611_686_018_427_387_898),
  ])
  func `a modifier is half the score less five, rounded down`(score: Int, modifier: Int) {
    #expect(Ability.modifier(score) == modifier)
  }

  @Test(arguments: [(-5, "-5"), (0, "+0"), (7, "+7")])
  func `a modifier always shows its sign`(number: Int, text: String) {
    #expect(Signed.text(number) == text)
  }

  @Test(arguments: [
    ([], ""), ([4], "4"), ([4, 5], "4, 5"), ([1, 2, 3], "1–3"),
    ([1, 2, 3, 5, 7, 8, 9], "1–3, 5, 7–9"),
    ([2, 2, 1], "2, 2, 1"),
  ])
  func `neighbours become runs`(numbers: [Int], text: String) {
    #expect(Runs.text(numbers) == text)
  }

  static let values: [(FactValue, Fact, CatalogID, String)] = [
    (.number(1, .calories), .calories, .fish, "1 calorie"),
    (.number(44.8, .micrograms), .selenium, .fish, "44.8 mcg"),
    (.number(12, .dailyPercent), .selenium, .fish, "12% of a day's need"),
    (.number(3288, .none), .number, .comics, "3288"),
    (.number(2015, .none), .year, .comics, "2015"),
    (.number(4, .none), .proficiencyBonus, .monsters, "+4"),
    (.yearly(23_600_000, .dollars, year: 2018), .revenue, .fish, "$23,600,000 in 2018"),
    (.challenge(0.125), .challenge, .monsters, "1/8"),
    (.challenge(0.5), .challenge, .monsters, "1/2"),
    (.challenge(30), .challenge, .monsters, "30"),
    (.hitPoints(1, roll: "1d4-1"), .hitPoints, .monsters, "1 (1d4-1)"),
    (.terms(["Wild", "Farmed"]), .harvest, .fish, "wild, farmed"),
    (.terms(["poison", "cold, fire"]), .immunities, .monsters, "poison; cold, fire"),
    (.terms([]), .taste, .fish, ""),
    (.bonuses([Bonus("con", 6), Bonus("int", -1)]), .saves, .monsters, "CON +6, INT -1"),
    (.bonuses([Bonus("sleight of hand", 5)]), .skills, .monsters, "Sleight of hand +5"),
    (
      .distances([Distance("blindsight", 30, remark: "blind beyond this radius")]), .senses,
      .monsters,
      "blindsight 30 ft. (blind beyond this radius)"
    ),
    (.distances([Distance("passive perception", 9)]), .senses, .monsters, "passive perception 9"),
    (.link("javascript:alert(1)"), .picture, .comics, ""),
    (.date(CalendarDay(year: 2013, month: 4, day: 1)), .date, .comics, "1 April 2013"),
    (.date(CalendarDay(year: 2013, month: 99, day: 1)), .date, .comics, "1 month 99 2013"),
  ]

  @Test(arguments: values)
  func `a value is written`(value: FactValue, fact: Fact, catalog: CatalogID, text: String) {
    #expect(English().value(value, of: fact, in: catalog) == text)
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (11, "11th"), (13, "13th"), (21, "21st"), (30, "30th"),
  ])
  func `a spoken day is an ordinal`(day: Int, ordinal: String) {
    let date = CalendarDay(year: 2026, month: 8, day: day)
    #expect(English().spokenDate(date) == "August \(ordinal) 2026")
  }

  @Test(arguments: CatalogID.allCases)
  func `every fact of a catalog has a label`(catalog: CatalogID) {
    for spec in Library.embedded[catalog].facts {
      #expect(!English().label(spec.fact, in: catalog).isEmpty)
    }
  }
}
