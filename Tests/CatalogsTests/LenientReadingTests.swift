import Testing

@testable import Catalogs

@Suite struct LenientReadingTests {
  private static let comics = "key\tname\tspellings\tdate\tpicture\n"
  private static let monsters = "key\tname\tspellings\tarmorClass\tspeed\n"

  private func catalog(_ id: CatalogID, _ table: String) -> Catalog {
    Catalog(id: id, table: Bytes(keeping: table))
  }

  @Test(arguments: [
    "2\tTwo\t\tyesterday\ta.png", "2\tTwo\t\t2006-01-01", "2\tTwo\t\t2006-01-01\ta.png\tmore",
    "two\tTwo\t\t2006-01-01\ta.png", "2\t\t\t2006-01-01\ta.png", "2",
  ])
  func oneBadLineCostsOneRecord(line: String) {
    let lines = ["1\tOne\t\t2006-01-01\ta.png", line, "3\tThree\t\t2006-01-02\t"]
    let comics = catalog(.comics, Self.comics + lines.joined(separator: "\n") + "\n")
    #expect(comics.items.map(\.name) == ["One", "Three"])
    #expect(comics.skipped.count == 1)
    #expect(comics.count == 3)
    #expect(comics.neighbour(of: "1", by: 1)?.name == "Three")
    #expect(comics.neighbour(of: "3", by: -1)?.name == "One")
    #expect(comics.select(Query(.comics)).map(\.name) == ["One", "Three"])
    #expect(comics["2"] == nil)
  }

  @Test func theSkippedAreNamed() {
    let comics = catalog(.comics, Self.comics + "1\tOne\t\tnever\t\n2\tTwo\t\t2006-01-01\t\n")
    #expect(comics.skipped == ["1"])
  }

  @Test(arguments: [
    "\tspell\tFireball", "\taction", "\taction\t", "\taction\tBite; reach far",
    "\taction\tBite; bites 3", "\tvariant\tAcid Breath", "\taction\tBite; save CON high half",
    "\taction\tBite; attacks Claw", "\taction\tBite; damage 1d6",
    "\ttrait\tMagic\n\tcasting\tINT; level high", "\ttrait\tMagic\n\tspells\tLight",
  ])
  func aBadDetailCostsItsRecord(detail: String) {
    let table = Self.monsters + "a\tA\t\t10 dex\twalk 30\n\(detail)\nb\tB\t\t12 dex\twalk 30\n"
    let monsters = catalog(.monsters, table)
    #expect(monsters.items.map(\.name) == ["B"])
    #expect(monsters.skipped == ["a"])
  }

  @Test(arguments: ["ten dex", "10", "10 dex;; 5 x"])
  func aBadArmorClassCostsItsRecord(armor: String) {
    let monsters = catalog(.monsters, Self.monsters + "a\tA\t\t\(armor)\twalk 30\n")
    #expect(monsters.skipped == ["a"])
  }

  @Test func aColumnThatIsNotKnownIsPassedOver() {
    let fish = catalog(.fish, "key\tname\tspellings\tmood\tcalories\ncod\tCod\t\thappy\t92\n")
    #expect(fish["cod"]?.facts == [.calories: .number(92, .calories)])
  }

  @Test func aTableMayEndWithoutANewline() {
    #expect(catalog(.comics, Self.comics + "1\tOne\t\t2006-01-01\t").items.map(\.name) == ["One"])
  }

  @Test(arguments: ["", "\n", "key\tname\tspellings", "key\tname\tspellings\n"])
  func anEmptyTableIsAnEmptyCatalog(table: String) {
    let comics = catalog(.comics, table)
    #expect(comics.count == 0)
    #expect(comics.latest == nil)
    #expect(comics.numbers == nil)
    #expect(comics.select(Query(.comics)) == [])
  }

  @Test func theFirstOfTwoRecordsWithOneKeyCounts() {
    let comics = catalog(.comics, Self.comics + "1\tOne\t\t\t\n1\tAgain\t\t\t\n")
    #expect(comics["1"]?.name == "One")
  }
}
