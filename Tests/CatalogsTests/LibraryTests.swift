import Catalogs
import Testing

@Suite struct LibraryTests {
  @Test func anEpisodeHasAllItsFacts() {
    let episode = Library.embedded.episode(28)
    #expect(episode?.name == "The Ricklantis Mixup")
    #expect(episode?.code == "S03E07")
    #expect(episode?.airDate == CalendarDay(year: 2017, month: 9, day: 10))
    #expect(episode?.characters.count == 65)
    #expect(Library.embedded.episode(52) == nil)
  }

  @Test func aLocationHasAllItsFacts() {
    let citadel = Library.embedded.location(named: "citadel of ricks")
    #expect(
      citadel
        == Location(
          number: 3, name: "Citadel of Ricks", kind: "Space station", dimension: "unknown",
          residents: 101))
    #expect(Library.embedded.location(named: "arboles mentirosos")?.name == "Árboles Mentirosos")
    #expect(Library.embedded.location(named: "nowhere") == nil)
  }

  @Test func whatIsNotKnownOfALocationIsAbsent() {
    #expect(Library.embedded.locations.filter { $0.kind == nil }.map(\.number) == [118])
    #expect(Library.embedded.locations.filter { $0.dimension == nil }.map(\.number) == [123, 126])
  }

  @Test func creditsNameSourceLicenceAndDate() {
    let credits = Library.embedded.credits
    #expect(credits.map(\.catalog) == CatalogID.allCases)
    #expect(credits.map(\.count) == [114, 334, 826, 3287])
    #expect(credits[3].licence == "CC BY-NC 2.5")
    #expect(credits.allSatisfy { $0.address.hasPrefix("https://") })
  }

  @Test func aLibraryCanBeMadeOfGivenItems() {
    let cod = Item(id: ItemID(.fish, "cod"), name: "Cod", facts: [:])
    let library = Library(catalogs: [Catalog(id: .fish, items: [cod])])
    #expect(library[ItemID(.fish, "cod")] == cod)
    #expect(library[.monsters].count == 0)
    #expect(library[ItemID(.monsters, "lich")] == nil)
  }

  @Test func manyMayAskAtOnce() async {
    let library = Library.embedded
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          library[.monsters].select(Query(.monsters, filters: [Filter(.type, .is, "ooze")])).count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 4, count: 8))
  }
}
