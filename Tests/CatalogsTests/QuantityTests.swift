import Testing

@testable import Catalogs

@Suite struct QuantityTests {
  @Test(arguments: [
    ("60", 60, []), ("1/4", 0.25, []), ("½", 0.5, []), ("0.125", 0.125, []), ("-3", -3, []),
    ("−3", -3, []), ("+5", 5, []), ("1,000 pounds", 1000, ["pounds"]), ("60ft", 60, ["ft"]),
    ("fly 60 ft.", 60, ["fly", "ft."]), ("CR 5", 5, ["CR"]), ("  7 ", 7, []),
    ("160%", 160, ["%"]),
  ])
  func numbersAreFoundAmongWords(text: String, number: Double, words: [String]) {
    #expect(Quantity(text)?.number == number)
    #expect(Quantity(text)?.words == words)
  }

  @Test(arguments: ["", "fly", "1/0", "2d6+3", "1/2/3", "nan", "inf", ".", "/", "-", "S01E03"])
  func otherTextsHaveNoNumber(text: String) {
    #expect(Quantity(text) == nil)
  }

  @Test(arguments: ["0", "2015-", "2015-40", "2015-07-03-01", "July 2015", "99999999999999999999"])
  func otherTextsAreNoDays(text: String) {
    #expect(Bounds(days: text) == nil)
  }

  @Test(arguments: [
    (Filter.Comparison.is, [false, true, true, false]), (.min, [false, true, true, true]),
    (.max, [true, true, true, false]), (.under, [true, false, false, false]),
    (.over, [false, false, false, true]),
  ])
  func aMonthCoversItsDays(comparison: Filter.Comparison, expected: [Bool]) {
    let july = Bounds(days: "2015-07")
    let days = [20_150_630.0, 20_150_701, 20_150_731, 20_150_801]
    #expect(days.map { july?.fit($0, comparison) } == expected)
  }
}
