import Catalogs
import Presentation
import Testing

/// Tags and orders read as people say them.
@Suite struct FilterPhraseTests {
  static let phrases: [(Filter, CatalogID, String)] = [
    (Filter(.name, .is, "Morty"), .characters, "Morty"),
    (Filter(.status, .is, "Dead"), .characters, "dead"),
    (Filter(.status, .not, "Dead"), .characters, "not dead"),
    (Filter(.location, .is, "Citadel of Ricks"), .characters, "at Citadel of Ricks"),
    (Filter(.origin, .is, "Earth (C-137)"), .characters, "from Earth (C-137)"),
    (Filter(.episodes, .is, "Pilot"), .characters, "in episode Pilot"),
    (Filter(.episodeCount, .min, "10"), .characters, "at least 10 episodes"),
    (Filter(.challenge, .max, "5"), .monsters, "challenge at most 5"),
    (Filter(.challenge, .is, "0.25"), .monsters, "challenge 1/4"),
    (Filter(.challenge, .under, "1/2"), .monsters, "challenge under 1/2"),
    (Filter(.armorClass, .over, "18"), .monsters, "armor class over 18"),
    (Filter(.hitPoints, .over, "100"), .monsters, "over 100 hit points"),
    (Filter(.size, .min, "Large"), .monsters, "size at least Large"),
    (Filter(.size, .is, "Huge"), .monsters, "Huge"),
    (Filter(.type, .not, "undead"), .monsters, "not undead"),
    (Filter(.resistances, .is, "cold"), .monsters, "resistant to cold"),
    (Filter(.speed, .is, "fly"), .monsters, "able to fly"),
    (Filter(.speed, .not, "fly"), .monsters, "not able to fly"),
    (Filter(.speed, .min, "fly 60"), .monsters, "fly at least 60"),
    (Filter(.senses, .not, "darkvision"), .monsters, "without darkvision"),
    (Filter(.legendaryActions, .is, "any"), .monsters, "with legendary actions"),
    (Filter(.saves, .is, "con"), .monsters, "with CON saves"),
    (Filter(.languages, .is, "Draconic"), .monsters, "speaking Draconic"),
    (Filter(.xp, .is, "50"), .monsters, "50 XP"),
    (Filter(.harvest, .is, "Wild"), .fish, "wild"),
    (Filter(.region, .is, "Alaska"), .fish, "from Alaska"),
    (Filter(.calories, .under, "100"), .fish, "under 100 calories"),
    (Filter(.landings, .min, "1000000"), .fish, "at least 1,000,000 pounds landed"),
    (Filter(.lifespan, .max, "1"), .fish, "at most 1 year"),
    (Filter(.size, .over, "72"), .fish, "over 72 inches"),
    (Filter(.weight, .is, "any"), .fish, "with known weight"),
    (Filter(.gear, .is, "trawl"), .fish, "caught by trawl"),
    (Filter(.year, .is, "2015"), .comics, "from 2015"),
    (Filter(.year, .not, "2015"), .comics, "not from 2015"),
    (Filter(.month, .is, "7"), .comics, "from July"),
    (Filter(.date, .is, "2015-07"), .comics, "from July 2015"),
    (Filter(.date, .over, "2015-07-01"), .comics, "after 1 July 2015"),
    (Filter(.number, .under, "1000"), .comics, "number under 1000"),
    (Filter(.title, .is, "dragon"), .comics, "titled dragon"),
  ]

  @Test(arguments: phrases)
  func `a tag is a phrase`(filter: Filter, catalog: CatalogID, phrase: String) {
    #expect(English().phrase(filter, in: catalog) == phrase)
  }

  static let orders: [(Query.Sort, CatalogID, String)] = [
    (Query.Sort(.calories, descending: false), .fish, "lowest calories first"),
    (Query.Sort(.challenge, descending: true), .monsters, "highest challenge first"),
    (Query.Sort(.strength, descending: true), .monsters, "strongest first"),
    (Query.Sort(.date, descending: false), .comics, "oldest first"),
    (Query.Sort(.size, descending: true), .fish, "largest first"),
    (Query.Sort(.name, descending: false), .characters, "by name"),
    (Query.Sort(.name, descending: true), .characters, "by name, Z to A"),
  ]

  @Test(arguments: orders)
  func `an order is a phrase`(sort: Query.Sort, catalog: CatalogID, phrase: String) {
    #expect(English().phrase(sort, in: catalog) == phrase)
  }
}
