import Testing

/// The same in, the same out: whatever the process, the place and the locale.
@Suite struct RepeatableTests {
  private static let script = """
    random fish
    random comic
    surprise me
    go fishing
    latest comic
    only Morty
    undead of CR 5 or lower
    find dragon
    compare cod and haddock
    filter
    help
    <ana> random monster
    <bob@#lab> curio: random character
    flurb

    """

  private static let fixed = ["--seed", "7", "--now", "2026-11-30T12:00:00Z"]

  @Test func aSeedAndAClockGiveTheSameAnswersInEveryProcess() async throws {
    let first = try await Program().run(Self.fixed, Self.script)
    #expect(first.answers.count == 14)
    for _ in 1...3 {
      #expect(try await Program().run(Self.fixed, Self.script) == first)
    }
  }

  @Test func twentyProcessesSayTheSame() async throws {
    let script = "random comic\ngo fishing\nnext\nrandom comic\nfavourite comic 5\nmy favourites\n"
    let first = try await Program.quick().run(Self.fixed, script)
    for _ in 1...19 {
      #expect(try await Program.quick().run(Self.fixed, script) == first)
    }
  }

  @Test func anotherSeedGivesAnother() async throws {
    let seeds = ["1", "2", "3", "4"]
    var heads: Set<[String]> = []
    for seed in seeds {
      heads.insert(try await Program.quick().run(["--seed", seed], "random comic\n").heads)
    }
    #expect(heads.count > 1)
  }

  @Test(arguments: ["tr_TR.UTF-8", "C"])
  func theLocaleChangesNoAnswer(locale: String) async throws {
    let lines = "XKCD 12\nLIST FISH\nINFO GIANT\nSHOW ME LICH\n"
    var program = try Program()
    program.environment = ["LC_ALL": locale, "LANG": locale]
    let finished = try await program.run([], lines)
    #expect(finished == (try await Program().run([], lines)))
    #expect(finished.heads.prefix(2) == ["Poisson", "Fish, 1–10 of 114"])
    #expect(finished.heads.last == "Lich")
  }

  /// XK-26.
  @Test(arguments: ["Pacific/Auckland", "America/Los_Angeles", "UTC"])
  func theTimeZoneMovesNoDay(zone: String) async throws {
    var program = try Program()
    program.environment = ["TZ": zone]
    let finished = try await program.run([], "date of comic 1193\n")
    #expect(finished.heads == ["Externalities is from 1 April 2013."])
  }

  @Test func itNeedsNothingBesideItself() async throws {
    let program = try Program()
    let script = """
      mkdir -p "$HOME/moved" "$HOME/links" && cp "$0" "$HOME/moved/curio" &&
      ln -s "$HOME/moved/curio" "$HOME/links/fishbot" && cd / && exec "$HOME/links/fishbot"
      """
    let finished = try await program.shell(script, "show me owlbear\nlatest comic\nshow me cod\n")
    #expect(finished.heads == ["Owlbear", "Archery Feat", "Which one do you mean?"])
    #expect(finished.status == 0)
  }
}
