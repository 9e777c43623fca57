import Catalogs
import Conversation
import Presentation
import Testing

/// Lists: the head says what is on, rows keep their number, the end says how to go on.
@Suite struct ListTests {
  @Test func `filters stand in the head`() {
    let shown = Shown.lines(.list(Listings.mortys))
    #expect(
      shown == """
        Characters, only Morty, 1–2 of 23
        1. Morty Smith — alive human, Citadel of Ricks
        2. Cronenberg Morty — humanoid, status unknown, Earth (C-137)
        Say “more” for 3–4, or a number to open one.
        """)
  }

  @Test func `values of one fact widen the list and stand together`() {
    let shown = Shown.lines(.list(Listings.monsters))
    #expect(
      shown == """
        Monsters, only dragon or humanoid, challenge at most 16, without legendary actions, \
        highest challenge first, 8–10 of 12
        8. Adult Blue Dragon — Huge dragon, CR 16
        9. Mage — Medium humanoid, CR 6
        10. Goblin — Small humanoid, CR 1/4
        Say “more” for 11–12, or a number to open one.
        """)
  }

  @Test func `at 40 columns rows wrap under their name`() {
    let shown = Shown.lines(.list(Listings.monsters), style: .narrow)
    #expect(
      shown == """
        Monsters, only dragon or humanoid,
        challenge at most 16, without legendary
        actions, highest challenge first,
        8–10 of 12
        8. Adult Blue Dragon — Huge dragon, CR
           16
        9. Mage — Medium humanoid, CR 6
        10. Goblin — Small humanoid, CR 1/4
        Say “more” for 11–12, or a number to
        open one.
        """)
  }

  @Test func `at 80 columns details align`() {
    let shown = Shown.lines(.list(Listings.monsters), style: .usual)
    #expect(
      shown == """
        Monsters, only dragon or humanoid, challenge at most 16, without legendary
        actions, highest challenge first, 8–10 of 12
         8. Adult Blue Dragon  Huge dragon, CR 16
         9. Mage               Medium humanoid, CR 6
        10. Goblin             Small humanoid, CR 1/4
        Say “more” for 11–12, or a number to open one.
        """)
  }

  @Test func `in the light theme`() {
    let shown = Shown.lines(.list(Listings.mortys), style: .light)
    #expect(
      shown == """
        ␛[1;34mCharacters, only Morty, 1–2 of 23␛[0m
        ␛[90m1.␛[0m Morty Smith       ␛[90malive human, Citadel of Ricks␛[0m
        ␛[90m2.␛[0m Cronenberg Morty  ␛[90mhumanoid, status unknown, Earth (C-137)␛[0m
        ␛[90mSay “more” for 3–4, or a number to open one.␛[0m
        """)
  }

  @Test func `in ASCII`() {
    let shown = Shown.lines(.list(Listings.monsters), style: .usualASCII)
    #expect(
      shown == """
        Monsters, only dragon or humanoid, challenge at most 16, without legendary
        actions, highest challenge first, 8-10 of 12
         8. Adult Blue Dragon  Huge dragon, CR 16
         9. Mage               Medium humanoid, CR 6
        10. Goblin             Small humanoid, CR 1/4
        Say "more" for 11-12, or a number to open one.
        """)
  }

  @Test func `favourites say which kind each is`() {
    let shown = Shown.lines(.list(Listings.favourites), style: .usual)
    #expect(
      shown == """
        Favourites, 1–4 of 4
        1. Archery Feat  comic, #3288, 21 August 2026
        2. Goblin        monster, Small humanoid, CR 1/4
        3. Sablefish     fish, Anoplopoma fimbria, farmed
        4. Morty Smith   character, alive human, Citadel of Ricks
        """)
  }

  @Test func `a search says what was looked for`() {
    let shown = Shown.lines(.list(Listings.search))
    #expect(
      shown == """
        Found for “dragon”, 1 of 1
        1. Adult Blue Dragon — monster, Huge dragon, CR 16
        """)
  }

  @Test func `an empty list says so`() {
    let shown = Shown.lines(.list(Listings.empty))
    #expect(
      shown == "Favourites, none")
  }

  @Test func `as HTML rows keep their number`() {
    let shown = Shown.html(.list(Listings.monsters))
    #expect(
      shown == """
        <p><strong>Monsters, only dragon or humanoid, challenge at most 16, \
        without legendary actions, highest challenge first, 8–10 of 12</strong></p>\
        <ol start="8"><li>Adult Blue Dragon — Huge dragon, CR 16</li>\
        <li>Mage — Medium humanoid, CR 6</li><li>Goblin — Small humanoid, CR 1/4</li>\
        </ol><p><em>Say “more” for 11–12, or a number to open one.</em></p>
        """)
  }

  @Test func `for the ear`() {
    let shown = Shown.speech(.list(Listings.monsters))
    #expect(
      shown == """
        Monsters, only dragon or humanoid, challenge at most 16, without legendary actions, \
        highest challenge first, 8 to 10 of 12. 8, Adult Blue Dragon. 9, Mage. 10, Goblin.
        """)
  }

  @Test func `wide and joined characters align`() {
    let shown = Shown.lines(.list(Listings.wideNames), style: .usual)
    #expect(
      shown == """
        Fish, 1–7 of 7
        1. cod          Gadus
        2. タラ         Gadus
        3. 🐟           Gadus
        4. 👩👩👦 fish  Gadus
        5. café         Gadus
        6. ⁨דג⁩           Gadus
        7. -            Gadus
        """)
  }
}
