import Catalogs
import Testing

@Suite struct SortTests {
  @Test func numbersGoBySizeNotByText() {
    let ratings = Library.embedded[.monsters]
      .select(Query(.monsters, sort: Query.Sort(.challenge, descending: false)))
      .compactMap { $0.number(.challenge) }
    #expect(ratings.count == 334)
    #expect(ratings == ratings.sorted())
    #expect(ratings.first == 0)
    #expect(ratings.last == 30)
  }

  @Test func leastCaloriesFirst() {
    let found = keys(.fish, sort: Query.Sort(.calories, descending: false))
    #expect(
      found.prefix(4)
        == ["sugar-kelp-farmed", "atlantic-surfclam", "geoduck-farmed", "northern-quahog"])
  }

  @Test func tiesKeepTheOrderOfTheCatalogBothWays() {
    let items = [("a", 1.0), ("b", 2), ("c", 1), ("d", 2)].map { key, calories in
      Item(
        id: ItemID(.fish, key), name: key, facts: [.calories: .number(calories, .calories)])
    }
    let fish = Catalog(id: .fish, items: items)
    func order(descending: Bool) -> String {
      let sort = Query.Sort(.calories, descending: descending)
      return fish.select(Query(.fish, sort: sort)).map(\.name).joined()
    }
    #expect(order(descending: false) == "acbd")
    #expect(order(descending: true) == "bdac")
  }

  @Test(arguments: [true, false])
  func whatLacksTheFactComesLast(descending: Bool) {
    let found = Library.embedded[.fish]
      .select(Query(.fish, sort: Query.Sort(.size, descending: descending)))
    #expect(found.prefix(92).allSatisfy { $0[.size] != nil })
    #expect(found.suffix(22).allSatisfy { $0[.size] == nil })
  }

  @Test func noExperienceComesFirst() {
    let found = keys(.monsters, sort: Query.Sort(.xp, descending: false))
    #expect(found.prefix(2) == ["frog", "sea-horse"])
  }

  @Test func theFastestGoByTheirFastestWay() {
    let found = keys(.monsters, sort: Query.Sort(.speed, descending: true))
    #expect(found.prefix(3) == ["solar", "planetar", "roc"])
  }

  @Test func monstersGrowFromTinyToGargantuan() {
    let found = Library.embedded[.monsters]
      .select(Query(.monsters, sort: Query.Sort(.size, descending: true)))
    #expect(found.first?[.size] == .text("Gargantuan"))
    #expect(found.last?[.size] == .text("Tiny"))
  }

  @Test func wordsGoByTheAlphabet() {
    let found = Library.embedded[.comics]
      .select(
        Query(
          .comics, filters: [Filter(.title, .is, "xkcd phone")],
          sort: Query.Sort(.title, descending: false)))
    #expect(found.first?.name == "xkcd Phone")
  }

  @Test func newestComicsFirst() {
    let found = keys(.comics, sort: Query.Sort(.date, descending: true))
    #expect(found.first == "3288")
  }
}
