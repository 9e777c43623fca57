import Catalogs
import Testing

@Suite struct ComicRecordTests {
  @Test func aRecordHasAllItsFacts() {
    let python = Item.embedded(.comics, "353")
    let expected: Facts = [
      .title: .text("Python"),
      .number: .number(353, .none),
      .date: .date(CalendarDay(year: 2007, month: 12, day: 5)),
      .year: .number(2007, .none),
      .month: .number(12, .none),
      .picture: .link("https://imgs.xkcd.com/comics/python.png"),
      .link: .link("https://xkcd.com/353/"),
    ]
    #expect(python.name == "Python")
    #expect(python.facts == expected)
  }

  @Test(arguments: ["1608", "1663"])
  func interactiveComicsHaveNoPicture(key: String) {
    #expect(Item.embedded(.comics, key)[.picture] == nil)
    #expect(Item.embedded(.comics, key)[.link] == .link("https://xkcd.com/\(key)/"))
  }

  @Test(arguments: [
    ("259", "Clichéd Exchanges"), ("472", "House of Pancakes"), ("859", "("), ("1137", "RTL"),
    ("2619", "Crêpe"),
  ])
  func titlesArePlainText(key: String, title: String) {
    #expect(Item.embedded(.comics, key).name == title)
  }

  @Test func aDayHasNoTimeThatCouldShiftIt() {
    #expect(
      Item.embedded(.comics, "1193")[.date] == .date(CalendarDay(year: 2013, month: 4, day: 1)))
    #expect(CalendarDay(iso: "2013-04-01")?.iso == "2013-04-01")
    #expect(CalendarDay(iso: "2013-4") == nil)
    #expect(CalendarDay(iso: "2013-13-01") == nil)
  }

  @Test func comic404IsAHole() {
    #expect(Library.embedded[.comics]["404"] == nil)
    #expect(Library.embedded[.comics].position(of: "404") == nil)
  }

  @Test(arguments: [
    ("403", 1, "405"), ("405", -1, "403"), ("1", 1, "2"), ("3288", -1, "3287"),
    ("400", 10, "411"), ("353", 0, "353"),
  ])
  func stepsGoOverIt(from: String, steps: Int, to: String) {
    #expect(Library.embedded[.comics].neighbour(of: from, by: steps)?.id.key == to)
  }

  @Test(arguments: [("1", -1), ("3288", 1), ("404", 1), ("99999999999999999999999", 1)])
  func thereIsNothingPastTheEnds(from: String, steps: Int) {
    #expect(Library.embedded[.comics].neighbour(of: from, by: steps) == nil)
  }

  @Test func theLatestIsTheHighestNumber() {
    let comics = Library.embedded[.comics]
    #expect(comics.latest?.id.key == "3288")
    #expect(comics.first?.id.key == "1")
    #expect(comics.numbers == 1...3288)
    #expect(Library.embedded[.fish].numbers == nil)
  }

  @Test func placesInTheCatalogRunWithoutAHole() {
    let comics = Library.embedded[.comics]
    #expect(comics.position(of: "403") == 402)
    #expect(comics.position(of: "405") == 403)
    #expect(comics.item(at: 3286)?.id.key == "3288")
    #expect(comics.item(at: 3287) == nil)
    #expect(comics.item(at: -1) == nil)
  }
}
