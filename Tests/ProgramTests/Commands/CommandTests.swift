import Testing

/// The commands that are no chat.
@Suite struct CommandTests {
  @Test func sayTakesItsWordsTogether() async throws {
    let program = try Program.quick()
    let apart = try await program.run(["say", "comic", "936"])
    #expect(apart.lines.first == "Password Strength")
    #expect(apart == (try await program.run(["say", "comic 936"])))
  }

  @Test func sayAnswersOnTheJSONWireToo() async throws {
    let finished = try await Program.quick().run(["say", "--wire", "json", "count fish"])
    #expect(finished.lines.count == 1)
    #expect(finished.text.hasPrefix("{\"outcome\":\"understood\",\"commands\":[{\"do\":\"count\""))
    #expect(finished.status == 0)
  }

  @Test func sayHasColourWhenItIsAskedFor() async throws {
    let program = try Program.quick()
    #expect(try await program.run(["say", "--color", "always", "comic 1"]).output.contains(0x1B))
    #expect(try await !program.run(["say", "comic 1"]).output.contains(0x1B))
    #expect(
      try await !program.run(["say", "--color", "never", "--theme", "dark", "comic 1"])
        .output.contains(0x1B))
  }

  @Test func theStatusNamesEachCatalog() async throws {
    let finished = try await Program().run(["catalog", "status"])
    let starts = [
      "fish: 114 records", "monsters: 334 records", "characters: 826 records", "comics: 32",
    ]
    #expect(finished.lines.count == starts.count)
    #expect(zip(finished.lines, starts).allSatisfy { $0.hasPrefix($1) })
    #expect(finished.status == 0)
  }

  @Test func explainTellsTheTemplate() async throws {
    let finished = try await Program().run(["intents", "explain", "show me sockeye"])
    #expect(finished.lines.first == "tokens: show me sockeye")
    #expect(finished.text.contains("en/fish.intent:"))
    #expect(finished.text.contains("does: show sockeye-salmon"))
    #expect(finished.status == 0)
  }

  @Test func favouritesGoToAnotherHomeAndComeBackInOrder() async throws {
    let (here, there) = (try Program(), try Program())
    let list = "comics 5\nfish atlantic-cod\nmonsters lich\ncharacters 1\ncomics 353\n"
    let source = try here.home.write(list, to: "list.txt")
    let read = try await here.run(["favourites", "import", source])
    #expect(read.text == "5 favourites read from \(source)\n")
    let copy = here.home.file("copy.txt")
    _ = try await here.run(["favourites", "export", copy])
    #expect(try await there.run(["favourites", "import", copy]).status == 0)
    _ = try await there.run(["favourites", "export", there.home.file("again.txt")])
    #expect(there.home.text("again.txt") == here.home.text("copy.txt"))
    let items = here.home.text("copy.txt").split(separator: "\n").dropFirst()
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(items.joined(separator: "\n") + "\n" == list)
  }

  @Test(arguments: ["list.txt", "gone.txt"])
  func aListThatCannotBeReadChangesNothing(name: String) async throws {
    let program = try Program()
    try program.home.write("comics 5\r\nwhales 3\r\n", to: "list.txt")
    let finished = try await program.run(["favourites", "import", program.home.file(name)])
    let reason =
      name == "list.txt" ? "line 2 names no catalog and key" : "there is no such file"
    #expect(finished.complaints == "curio: \(program.home.file(name)): \(reason)\n")
    #expect(finished.output.isEmpty)
    #expect(finished.status == 1)
    #expect(!program.home.exists(".local"))
  }

  @Test func aFileThatIsThereIsReplacedWhole() async throws {
    let program = try Program()
    let list = try program.home.write("comics 5\r\n", to: "list.txt")
    try program.home.write(String(repeating: "old ", count: 10_000), to: "out.txt")
    _ = try await program.run(["favourites", "import", list])
    _ = try await program.run(["favourites", "export", program.home.file("out.txt")])
    #expect(program.home.text("out.txt").hasSuffix("\ncomics 5  # Blown apart\n"))
    #expect(!program.home.text("out.txt").contains("old"))
  }

  @Test func aTranscriptIsReplayed() async throws {
    let program = try Program.quick()
    let path = try program.home.write("<ana> count fish\n| There are 114 fish.\n", to: "play.chat")
    let finished = try await program.run(["replay", path])
    #expect(finished.lines.last == "1 passed, 0 failed")
    #expect(finished.status == 0)
  }

  @Test func aTranscriptThatDiffersSaysWhere() async throws {
    let program = try Program.quick()
    let path = try program.home.write("<ana> count fish\n| There are 115 fish.\n", to: "play.chat")
    let finished = try await program.run(["replay", path])
    #expect(finished.text.contains("play.chat:1: <ana> count fish"))
    #expect(finished.lines.contains("-| There are 115 fish."))
    #expect(finished.lines.contains("+| There are 114 fish."))
    #expect(finished.lines.last == "0 passed, 1 failed")
    #expect(finished.status == 1)
  }

  @Test func nothingToReplayIsNoSuccess() async throws {
    let program = try Program.quick()
    let finished = try await program.run(["replay", program.home.file("gone")])
    #expect(finished.complaints == "replay: \(program.home.file("gone")): there is no such file\n")
    #expect(finished.status == 2)
  }

  @Test func aRecordedChatReplays() async throws {
    let program = try Program.quick()
    let path = program.home.file("new.chat")
    let chat = try await program.run(
      ["--record", path], "random comic\n<ana@#lab> curio: latest comic\n<bob> next\nquit\n")
    #expect(chat.status == 0)
    #expect(
      program.home.text("new.chat").contains("<ana@#lab> curio: latest comic\n| Archery Feat"))
    let finished = try await program.run(["replay", path])
    #expect(finished.lines.last == "1 passed, 0 failed", "\(finished.text)")
  }

  @Test func aRecordThatCannotBeWrittenIsTold() async throws {
    let program = try Program.quick()
    let finished = try await program.run(["--record", "/nowhere/new.chat"], "count fish\n")
    #expect(
      finished.complaints
        == "curio: /nowhere/new.chat cannot be written: there is no such file\n")
    #expect(finished.status == 1)
  }
}
