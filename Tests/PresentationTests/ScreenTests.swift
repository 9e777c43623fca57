import Catalogs
import Conversation
import Presentation
import Testing

/// Panels, questions, settings, help, about and reasons.
@Suite struct ScreenTests {
  @Test func `a panel marks what is on`() {
    let shown = Shown.lines(.panel(Screens.panel))
    #expect(
      shown == """
        Filters for characters
        [ ] Rick (104)
        [x] Morty (75)
        Also on: not dead.
        Say “only Rick”, or “clear filters” to see all.
        """)
  }

  @Test func `a panel in the dark theme`() {
    let shown = Shown.lines(.panel(Screens.panel), style: .dark)
    #expect(
      shown == """
        ␛[1;96mFilters for characters␛[0m
        ␛[90m[ ]␛[0m Rick ␛[90m(104)␛[0m
        ␛[1;93m[x] Morty␛[0m ␛[90m(75)␛[0m
        Also on: not dead.
        ␛[90mSay “only Rick”, or “clear filters” to see all.␛[0m
        """)
  }

  @Test func `a panel for the ear`() {
    let shown = Shown.speech(.panel(Screens.panel))
    #expect(
      shown == "Filters for characters. On: Morty and not dead. Off: Rick.")
  }

  @Test func `candidates say what tells them apart`() {
    let shown = Shown.lines(Screens.candidates)
    #expect(
      shown == """
        1. Morty Smith — character, human, origin unknown
        2. Cronenberg Morty — character, humanoid, Cronenberg, Earth (C-137)
        3. Goblin — monster, Small humanoid, CR 1/4
        4. “clear favourites”
        """)
  }

  @Test func `candidates for the ear`() {
    let shown = Shown.speech(Screens.candidates)
    #expect(
      shown == """
        1, Morty Smith, human, origin unknown. 2, Cronenberg Morty, humanoid, Cronenberg, \
        Earth (C-137). 3, Goblin, Small humanoid, challenge one quarter. 4, clear favourites.
        """)
  }

  @Test func `settings`() {
    let shown = Shown.lines(.settings(Screens.chosen), style: .usual)
    #expect(
      shown == """
        Settings
        Theme     dark
        Language  English
        Width     72 columns
        Speech    on
        """)
  }

  @Test func `settings that were never chosen`() {
    let shown = Shown.lines(.settings(Settings()))
    #expect(
      shown == """
        Settings
        Theme: not chosen
        Language: English
        Width: as wide as the terminal
        Speech: not chosen
        """)
  }

  @Test func `help in short`() {
    let shown = Shown.lines(.help(Screens.help), style: .usual)
    #expect(
      shown == """
        What you can say
        Fish    “show fish”, “show me salmon”, “where does cod live”
        Comics  “latest comic”, “next comic”
        Say “help fish” to see all of a topic.
        """)
  }

  @Test func `help on one topic`() {
    let shown = Shown.lines(.help(Screens.topic))
    #expect(
      shown == """
        Fish
          “show fish”
          “show me salmon”
          “where does cod live”
          “only wild”
        Say “help” for all topics.
        """)
  }

  @Test func `about names origin, licence and date`() {
    let shown = Shown.lines(.about(Screens.about))
    #expect(
      shown == """
        Curio 1.0
        A bot to chat with about fish, monsters, cartoon characters and comics.
        Fish: 114 records from FishWatch, NOAA Fisheries, as of 16 July 2020. Licence: public \
        domain. https://www.fishwatch.gov
        """)
  }

  @Test func `about as HTML`() {
    let shown = Shown.html(.about(Screens.about))
    #expect(
      shown == """
        <p><strong>Curio 1.0</strong></p><p>A bot to chat with about fish, monsters, \
        cartoon characters and comics.</p>\
        <ul><li><strong>Fish</strong>: 114 records from FishWatch, NOAA Fisheries, \
        as of 16 July 2020. Licence: public domain. \
        <a href="https://www.fishwatch.gov">https://www.fishwatch.gov</a></li></ul>
        """)
  }

  @Test func `about for the ear`() {
    let shown = Shown.speech(.about(Screens.about))
    #expect(
      shown == """
        Curio 1.0. A bot to chat with about fish, monsters, cartoon characters and comics. \
        114 records from FishWatch, NOAA Fisheries, as of July 16th 2020. \
        Licence: public domain.
        """)
  }

  @Test func `reasons`() {
    let shown = Shown.lines(.reasoning(Screens.reasoning))
    #expect(
      shown == """
        How I read that
          show + salmon
          fish.intent:12, cost 3
        """)
  }

  @Test func `a picture`() {
    let shown = Shown.lines(Screens.picture)
    #expect(
      shown == "Picture of Archery Feat: https://imgs.xkcd.com/comics/a.png")
  }

  @Test func `mended names open the reply`() {
    let shown = Shown.lines(Screens.mended)
    #expect(
      shown == """
        (Goblin, Lich)
        Goblin has challenge rating 1/4 (50 XP).
        """)
  }

  @Test func `suggestions close a reply that was not understood`() {
    let shown = Shown.lines(Screens.notUnderstood)
    #expect(
      shown == """
        I did not understand that.
        Try “show fish”, “latest comic” or “help”.
        """)
  }

  @Test func `what failed stands out`() {
    let shown = Shown.lines(Screens.failed, style: .dark)
    #expect(
      shown == """
        ␛[1;91mNo speech program was found, so I cannot read aloud; espeak-ng would do.␛[0m
        """)
  }
}
