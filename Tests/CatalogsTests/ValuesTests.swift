import Catalogs
import Testing

@Suite struct ValuesTests {
  private func values(_ id: CatalogID, _ fact: Fact) -> [String] {
    Library.embedded[id].values(of: fact).map { "\($0.value) \($0.count)" }
  }

  @Test func theMostFrequentComesFirst() {
    #expect(values(.characters, .status) == ["Alive 439", "Dead 287", "unknown 100"])
    #expect(values(.fish, .harvest) == ["Wild 106", "Farmed 8"])
    #expect(values(.monsters, .type).prefix(3) == ["beast 87", "humanoid 50", "dragon 43"])
  }

  @Test func challengesAreFractions() {
    #expect(values(.monsters, .challenge).prefix(3) == ["2 43", "1/2 33", "1/4 32"])
  }

  @Test func placesCountOncePerFish() {
    let alaska = Library.embedded[.fish].values(of: .location).first { $0.value == "Alaska" }
    #expect(alaska?.count == 33)
  }

  @Test func episodesGoByTheirCode() {
    #expect(values(.characters, .episodes).contains("S03E07 65"))
  }

  @Test func speedsGoByTheirName() {
    #expect(
      values(.monsters, .speed) == ["walk 326", "fly 104", "swim 60", "climb 36", "burrow 21"])
  }

  @Test func tiesKeepTheOrderOfTheCatalog() {
    let items = ["c", "a", "b"].map { color in
      Item(id: ItemID(.fish, color), name: color, facts: [.color: .terms([color])])
    }
    #expect(Catalog(id: .fish, items: items).values(of: .color).map(\.value) == ["c", "a", "b"])
  }

  @Test func aFactThatNoRecordHasHasNoValues() {
    #expect(values(.fish, .challenge) == [])
  }
}
