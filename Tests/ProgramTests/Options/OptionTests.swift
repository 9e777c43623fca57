import Testing

/// What options do, and the environment variables that stand for them.
@Suite struct OptionTests {
  @Test func theOptionWinsOverTheEnvironment() async throws {
    var program = try Program()
    program.environment = ["CURIO_WIDTH": "40"]
    let narrow = try await program.run(["say", "show me lich"])
    let wide = try await program.run(["--width", "80", "say", "show me lich"])
    #expect(Self.width(narrow) <= 40)
    #expect((41...80).contains(Self.width(wide)))
  }

  /// The longest line but for addresses, which cannot be broken.
  private static func width(_ finished: Finished) -> Int {
    finished.lines.filter { !$0.contains("https://") }.map(\.count).max() ?? 0
  }

  @Test func aSwitchInTheEnvironmentCanBeOff() async throws {
    var program = try Program.quick()
    program.environment = ["CURIO_TRACE": "0"]
    #expect(try await program.run([], "count fish\n").complaints.isEmpty)
    program.environment = ["CURIO_TRACE": "1"]
    #expect(try await !program.run([], "count fish\n").complaints.isEmpty)
  }

  @Test func traceLinesGoToStandardErrorAlone() async throws {
    let quiet = try await Program.quick().run([], "count fish\nfavourite comic 5\n")
    let traced = try await Program.quick().run(["--trace"], "count fish\nfavourite comic 5\n")
    #expect(traced.output == quiet.output)
    #expect(quiet.complaints.isEmpty)
    let kinds = traced.complaints.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(Set(kinds) == ["command", "workflow", "action"])
  }

  @Test func theLogGoesToStandardErrorAlone() async throws {
    let finished = try await Program.quick().run(["--log-level", "info"], "count fish\n")
    #expect(finished.text == "There are 114 fish.\n\n")
    #expect(
      finished.complaints.wholeMatch(
        of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ info understood, 10 bytes\n/) != nil)
  }

  @Test func asciiKeepsToASCII() async throws {
    let finished = try await Program().run(
      ["--ascii"], "show me lich\nonly Morty\nclichéd exchange\n")
    #expect(finished.answers.count == 3)
    #expect(finished.output.allSatisfy { $0 < 0x80 })
  }

  @Test func theDataFolderIsWhereItIsSaid() async throws {
    let program = try Program()
    let list = try program.home.write("comics 5\n", to: "list.txt")
    _ = try await program.run(["--data", program.home.file("mine"), "favourites", "import", list])
    #expect(try program.home.names(in: "mine").contains("curio.sqlite"))
    #expect(!program.home.exists(".local"))
  }

  @Test(arguments: [("shared", "shared/curio"), ("", ".local/share/curio")])
  func theDataFolderFollowsXDG(variable: String, folder: String) async throws {
    var program = try Program()
    let list = try program.home.write("comics 5\n", to: "list.txt")
    // A relative folder counts for nothing.
    let value = variable.isEmpty ? "relative" : program.home.file(variable)
    program.environment = ["XDG_DATA_HOME": value]
    #expect(try await program.run(["favourites", "import", list]).status == 0)
    #expect(try program.home.names(in: folder).contains("curio.sqlite"))
  }

  @Test func aFolderOfIntentsWithAMistakeIsRefused() async throws {
    let program = try Program()
    try program.home.write("topic T\nintent x\n  say (count\n", to: "broken/t.intent")
    let finished = try await program.run(["--intents", program.home.file("broken")])
    #expect(finished.complaints.hasPrefix("curio: en/t.intent:3:"))
    #expect(finished.status == 2)
  }

  @Test(arguments: ["missing", "empty"])
  func aFolderWithoutIntentsIsRefused(name: String) async throws {
    let program = try Program()
    try program.home.write("", to: "empty/readme.txt")
    let finished = try await program.run(["--intents", program.home.file(name)])
    #expect(finished.complaints.hasPrefix("curio: "))
    #expect(finished.complaints.contains(program.home.file(name)))
    #expect(finished.complaints.split(separator: "\n").count == 1)
    #expect(finished.status == 2)
  }
}
