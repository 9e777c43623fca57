import Catalogs
import Conversation
import Presentation
import Testing

/// A character, with episodes as runs.
@Suite struct CharacterCardTests {
  @Test func `on a wire`() {
    let shown = Shown.lines(.card(Samples.morty))
    #expect(
      shown == """
        Morty Smith
        Picture: https://rickandmortyapi.com/api/character/avatar/2.jpeg
        Status: alive
        Species: human
        Gender: male
        Origin: unknown
        Location: Citadel of Ricks
        Episodes: 1–3, 5, 7, 8 (6 in all)
        """)
  }

  @Test func `at 40 columns`() {
    let shown = Shown.lines(.card(Samples.cronenbergMorty), style: .narrow)
    #expect(
      shown == """
        Cronenberg Morty
        Status
          unknown
        Species
          humanoid
        Kind
          Cronenberg
        Origin
          Earth (C-137)
        Location
          Earth (C-137)
        """)
  }

  @Test func `for the ear`() {
    let shown = Shown.speech(.card(Samples.morty))
    #expect(
      shown == """
        Morty Smith. Status: alive. Species: human. Gender: male. Origin: unknown. \
        Location: Citadel of Ricks. Episodes: 1 to 3, 5, 7, 8 (6 in all).
        """)
  }
}
