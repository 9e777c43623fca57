import Testing

/// What is wrong with a command line, in one line.
@Suite struct UsageTests {
  @Test(arguments: [
    (["--colour"], "unknown option “--colour”; did you mean --color?"),
    (["--wdith", "40"], "unknown option “--wdith”; did you mean --width?"),
    (["--widht=40"], "unknown option “--widht=40”; did you mean --width?"),
    (["--lang", "de"], "unknown option “--lang”; did you mean --language?"),
    (["--join-room", "#x"], "unknown option “--join-room”; did you mean --join?"),
    (["--stateless"], "--stateless needs --wire json"),
    (["--stateless", "--wire", "plain"], "--stateless needs --wire json"),
    (["--xyzzyx"], "unknown option “--xyzzyx”; see curio --help"),
    (["-q"], "unknown option “-q”; see curio --help"),
    (["--\u{1B}[31m"], "unknown option “--?[31m”; see curio --help"),
    (["--width"], "--width needs a value"),
    (["--width", "7"], "--width takes a number from 20 to 200, not “7”"),
    (["--width=wide"], "--width takes a number from 20 to 200, not “wide”"),
    (["--seed", "-1"], "--seed takes a number from 0 on, not “-1”"),
    (["--wire", "telnet"], "--wire takes plain|json|irc, not “telnet”"),
    (["--theme", "pink"], "--theme takes dark|light|plain, not “pink”"),
    (["--color", "yes"], "--color takes auto|always|never, not “yes”"),
    (["--log-level", "loud"], "--log-level takes error|warning|info|debug, not “loud”"),
    (["--now", "noon"], "--now takes ISO8601, not “noon”"),
    (["--offline=1"], "“--offline=1”: this option takes no value"),
    (["sya", "hello"], "unknown command “sya”; did you mean say?"),
    (["dance"], "unknown command “dance”; see curio --help"),
    (["say"], "usage: curio say TEXT..."),
    (["favourites"], "usage: curio favourites export|import FILE"),
    (["favourites", "share", "x"], "usage: curio favourites export|import FILE"),
    (
      ["catalog", "burn"],
      "usage: curio catalog status | sync [CATALOG...] | import CATALOG FILE; "
        + "catalogs: fish, monsters, characters, comics"
    ),
    (["--record", "x", "--wire", "irc"], "--record and --wire irc do not go together"),
    (["--record", "x", "--stateless"], "--record and --stateless do not go together"),
    (["help", "speach"], "no help on “speach”; did you mean speech?"),
  ])
  func aMistakeIsToldInOneLine(arguments: [String], complaint: String) async throws {
    let finished = try await Program().run(arguments)
    #expect(finished == Finished(output: [], complaints: "curio: \(complaint)\n", status: 2))
  }

  @Test func aLanguageThatIsNotThereIsToldWithThoseThatAre() async throws {
    let finished = try await Program().run(["--language", "xx"])
    #expect(finished.complaints.hasPrefix("curio: language xx is not there; known: "))
    #expect(finished.complaints.contains("en"))
    #expect(finished.status == 2)
  }

  @Test func anEnvironmentVariableIsNamedWhenItIsWrong() async throws {
    var program = try Program()
    program.environment = ["CURIO_WIDTH": "banana"]
    let finished = try await program.run()
    let complaint = "curio: CURIO_WIDTH takes a number from 20 to 200, not “banana”\n"
    #expect(finished == Finished(output: [], complaints: complaint, status: 2))
  }

  @Test(arguments: ["maybe", "2", "offline"])
  func aSwitchInTheEnvironmentIsYesOrNo(value: String) async throws {
    var program = try Program()
    program.environment = ["CURIO_OFFLINE": value]
    let finished = try await program.run()
    let complaint = "curio: CURIO_OFFLINE takes yes or no, not “\(value)”\n"
    #expect(finished == Finished(output: [], complaints: complaint, status: 2))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["say", "--help"]])
  func helpGoesToStandardOutput(arguments: [String]) async throws {
    let finished = try await Program().run(arguments)
    #expect(finished.status == 0)
    #expect(finished.complaints.isEmpty)
    #expect(finished.lines.first?.hasPrefix("Curio answers questions about fish") == true)
    #expect(finished.text.contains("\n  --log-level "))
    #expect(finished.lines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: [("wires", "--wire plain"), ("replay", "curio replay"), ("speech", "Speech")])
  func eachTopicHasHelp(topic: String, start: String) async throws {
    let finished = try await Program().run(["help", topic])
    #expect(finished.text.hasPrefix(start))
    #expect(finished.status == 0)
  }

  @Test(arguments: [["--version"], ["version"]])
  func theVersionIsOneLine(arguments: [String]) async throws {
    let finished = try await Program().run(arguments)
    #expect(finished.text.wholeMatch(of: /curio \d+\.\d+(\.\d+)?\n/) != nil)
    #expect(finished.status == 0)
  }

  @Test func nothingAfterTwoDashesIsAnOption() async throws {
    let finished = try await Program.quick().run(["say", "--", "--count", "fish"])
    #expect(finished.complaints.isEmpty)
    #expect(!finished.lines.isEmpty)
  }
}
