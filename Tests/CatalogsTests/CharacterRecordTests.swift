import Catalogs
import Testing

@Suite struct CharacterRecordTests {
  @Test func aRecordHasAllItsFacts() {
    let birdperson = Item.embedded(.characters, "47")
    #expect(birdperson.name == "Birdperson")
    let expected: Facts = [
      .status: .text("Alive"),
      .species: .text("Alien"),
      .kind: .text("Bird-Person"),
      .gender: .text("Male"),
      .origin: .text("Bird World"),
      .location: .text("Planet Squanch"),
      .episodes: .episodes([11, 16, 21, 22, 26, 49, 51]),
      .episodeCount: .number(7, .episodes),
      .picture: .link("https://rickandmortyapi.com/api/character/avatar/47.jpeg"),
    ]
    #expect(birdperson.facts == expected)
  }

  @Test func unknownIsAValueOfItsOwn() {
    let morty = Item.embedded(.characters, "2")
    #expect(morty[.origin] == .text("unknown"))
    #expect(morty[.kind] == nil)
  }

  @Test func fourRicksHaveOneName() {
    let ricks = Library.embedded[.characters].items.filter { $0.name == "Rick Sanchez" }
    #expect(ricks.count == 4)
    #expect(Set(ricks.map(\.id)).count == 4)
  }

  @Test func aCharacterAndAnEpisodeMayDisagree() {
    #expect(Item.embedded(.characters, "125")[.episodes] != nil)
    #expect(keys(.characters, Filter(.episodes, .is, "18")).contains("125"))
    #expect(Library.embedded.episode(18)?.characters.contains(125) == false)
  }
}
