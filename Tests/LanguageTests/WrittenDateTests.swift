import Testing

@testable import Language

struct WrittenDateTests {
  @Test(arguments: [
    ("2015-05-04", [2015, 5, 4]), ("12/25/2015", [2015, 12, 25]), ("25/12/2015", [2015, 12, 25]),
    ("25.12.2015", [2015, 12, 25]), ("1.2.2006", [2006, 2, 1]), ("1/2/2006", [2006, 1, 2]),
    ("2006/1/2, please", [2006, 1, 2]),
  ])
  func daysInDigitsAreRead(text: String, parts: [Int]) {
    let date = WrittenDate(Array(text.utf8)[...])
    #expect(date.map { [$0.year, $0.month, $0.day] } == parts)
  }

  @Test(arguments: [
    "1.5", "1/4", "10-20", "1.2.3", "1.2.3.4", "12/25/15", "2015-13-01", "13/13/2015", "2015-05",
    "2015-05-041", "2015-05/04", "1/10,000",
  ])
  func otherNumbersAreNoDays(text: String) {
    #expect(WrittenDate(Array(text.utf8)[...]) == nil)
  }

  @Test func aDayIsASignAndItsNumbers() {
    let utterance = Tokenizer.tokenize("since 01/01/2010 only")
    #expect(utterance.texts == ["since", "@", "2010", "1", "1", "only"])
  }
}
