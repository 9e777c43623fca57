import Testing

@testable import Catalogs

@Suite struct EmbeddedCatalogTests {
  @Test(arguments: [
    (CatalogID.fish, 114), (.monsters, 334), (.characters, 826), (.comics, 3287),
  ])
  func everyRecordIsThereAndCanBeRead(id: CatalogID, expected: Int) {
    let catalog = Library.embedded[id]
    #expect(catalog.count == expected)
    #expect(catalog.items.count == expected)
    #expect(catalog.skipped == [])
  }

  @Test func placesAndEpisodesAreThere() {
    #expect(Library.embedded.locations.count == 126)
    #expect(Library.embedded.episodes.count == 51)
  }

  @Test(arguments: CatalogID.allCases)
  func keysAreDistinctThoughNamesRepeat(id: CatalogID) {
    let names = Library.embedded[id].names
    #expect(Set(names.map(\.key)).count == names.count)
  }

  @Test func wildAndFarmedSalmonShareTheirName() {
    let salmon = Library.embedded[.fish].names.filter { $0.spellings[0] == "Atlantic Salmon" }
    #expect(salmon.map(\.key) == ["atlantic-salmon", "atlantic-salmon-farmed"])
  }

  @Test(arguments: CatalogID.allCases)
  func aRecordReadAloneIsTheOneReadWithAll(id: CatalogID) {
    let alone = Catalog(id: id, table: .catalogue(id.rawValue))
    let single = alone.names.map { alone[$0.key] }
    #expect(single == Library.embedded[id].items)
  }

  @Test(arguments: CatalogID.allCases)
  func everyFactOfARecordIsInTheListOfFacts(id: CatalogID) {
    let catalog = Library.embedded[id]
    for item in catalog.items {
      for (fact, _) in item.facts { #expect(catalog.spec(of: fact) != nil, "\(fact)") }
    }
  }

  @Test(arguments: CatalogID.allCases)
  func everyColumnOfTheTableIsRead(id: CatalogID) {
    let columns = Table(.catalogue(id.rawValue)).columns
    #expect(columns.prefix(Layout.leading) == ["key", "name", "spellings"])
    for column in columns.dropFirst(Layout.leading) {
      #expect(Fact(rawValue: column).flatMap { Layout.of(id).forms[$0] } != nil, "\(column)")
    }
  }

  @Test func linksAreSecure() {
    for id in CatalogID.allCases {
      for item in Library.embedded[id].items {
        for (_, value) in item.facts {
          guard case .link(let address) = value else { continue }
          #expect(address.hasPrefix("https://"))
        }
      }
    }
  }
}
