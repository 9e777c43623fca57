import Testing

@testable import Catalogs

@Suite struct NamesTests {
  @Test(arguments: [
    (CatalogID.fish, "chinook-salmon", "King salmon"),
    (.fish, "pacific-mahimahi", "Mahi mahi"),
    (.fish, "sockeye-salmon", "Oncorhynchus nerka"),
    (.fish, "rock-sole", "Lepidopsetta polyxystra"),
    (.fish, "northern-quahog", "Northern Quahog"),
    (.monsters, "tyrannosaurus-rex", "T-Rex"),
    (.monsters, "deep-gnome-svirfneblin", "Svirfneblin"),
    (.monsters, "will-o-wisp", "Willowisp"),
    (.monsters, "succubus-incubus", "Incubus"),
    (.monsters, "vampire-bat", "Bat Form Vampire"),
    (.monsters, "swarm-of-rats", "Rat Swarm"),
    (.characters, "47", "Bird Person"),
    (.characters, "244", "Mr. PBH"),
    (.comics, "327", "Bobby Tables"),
    (.comics, "353", "import antigravity"),
    (.comics, "936", "Correct horse battery staple"),
  ])
  func peopleMayUseAnotherName(id: CatalogID, key: String, spelling: String) {
    let names = Library.embedded[id].names.first { $0.key == key }
    #expect(names?.spellings.contains(spelling) == true)
  }

  @Test func theNameItselfComesFirst() {
    let names = Library.embedded[.comics].names.first { $0.key == "327" }
    #expect(names?.spellings.first == "Exploits of a Mom")
  }

  @Test func namesNeedNoReadableRecord() {
    let table = "key\tname\tspellings\tdate\n1\tFirst\t\tnever\n"
    let catalog = Catalog(id: .comics, table: Bytes(keeping: table))
    #expect(catalog.names == [Catalog.Names(key: "1", spellings: ["First"])])
  }

  @Test func givenItemsGoByNameAliasesAndScientificName() {
    let item = Item(
      id: ItemID(.fish, "cod"), name: "Cod",
      facts: [.aliases: .terms(["Codling"]), .scientificName: .text("Gadus morhua")])
    let catalog = Catalog(id: .fish, items: [item])
    #expect(catalog.names[0].spellings == ["Cod", "Codling", "Gadus morhua"])
  }
}
