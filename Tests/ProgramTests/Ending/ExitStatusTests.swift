import Testing

/// What the process tells whoever started it.
@Suite struct ExitStatusTests {
  @Test func anAnswerEndsWell() async throws {
    let finished = try await Program.quick().run(["say", "count", "fish"])
    #expect(
      finished == Finished(output: Array("There are 114 fish.\n".utf8), complaints: "", status: 0))
  }

  @Test(arguments: ["flurb glarb", "comic 99999"])
  func anAnswerThatFailsSaysSo(text: String) async throws {
    let finished = try await Program.quick().run(["say", text])
    #expect(!finished.lines.isEmpty)
    #expect(finished.status == 1)
  }

  @Test(arguments: [
    (["--help"], ""), (["--version"], ""), (["catalog", "status"], ""),
    (["say", "count fish"], ""),
    ([], "count fish\n"), (["--wire", "json"], "{\"text\":\"count fish\"}\n"),
    (["--wire", "json", "--in-order"], "{\"text\":\"count fish\"}\n"),
    (["replay", "play.chat"], ""), (["intents", "explain", "count fish"], ""),
  ])
  func outputThatCannotBeWrittenIsAnError(arguments: [String], input: String) async throws {
    let program = try Program.quick()
    let play = try program.home.write("<ana> count fish\n| There are 114 fish.\n", to: "play.chat")
    let finished = try await program.run(
      arguments.map { $0 == "play.chat" ? play : $0 }, input, output: .file("/dev/full"))
    #expect(finished.status == 74)
  }

  @Test(arguments: [[], ["--wire", "json"], ["--wire", "json", "--in-order"]])
  func aReaderThatGoesEndsItQuietly(options: [String]) async throws {
    let program = try Program.quick().start(options)
    let line = options.isEmpty ? "comic 1\n" : "{\"text\":\"comic 1\"}\n"
    program.send(line)
    _ = try await program.line()
    program.closeOutput()
    program.send(String(repeating: line, count: 3_000))
    let finished = try await program.finish(keepingInput: true)
    #expect(finished.status == 141)
    #expect(finished.complaints.isEmpty)
  }

  @Test func headTakesWhatItNeeds() async throws {
    let script = "{ \"$0\" \"$@\" --help; echo $? >&2; } | head -n 1"
    let finished = try await Program().shell(script)
    #expect(finished.lines.count == 1)
    #expect(["0\n", "141\n"].contains(finished.complaints))
  }
}
