import Testing

/// A line in, an answer and an empty line out.
@Suite struct PlainWireTests {
  @Test func anAnswerIsLinesAndThenOneEmptyLine() async throws {
    let finished = try await Program().run([], "show me sockeye\nonly Morty\nnext comic\n")
    #expect(
      finished.heads == ["Sockeye Salmon", "Characters, only Morty, 1–10 of 61", "Archery Feat"])
    #expect(finished.text.hasSuffix("\n\n"))
    #expect(!finished.text.contains("\n\n\n"))
    #expect(finished.complaints.isEmpty)
    #expect(finished.status == 0)
  }

  @Test func theAnswerComesWhileTheInputStaysOpen() async throws {
    let program = try Program.quick().start()
    #expect(try await program.ask("count fish") == ["There are 114 fish."])
    #expect(try await program.ask("comic 1").last == "Page: https://xkcd.com/1/")
  }

  @Test func anAnswerWaitsForNoOtherLine() async throws {
    let program = try Program.quick().start()
    program.send("count fish\ncount fi")
    #expect(try await program.answer() == ["There are 114 fish."])
    program.send("sh\n")
    #expect(try await program.answer() == ["There are 114 fish."])
  }

  @Test func quitEndsItThoughTheInputStaysOpen() async throws {
    let program = try Program.quick().start()
    program.send("quit\ncount fish\n")
    let finished = try await program.finish(keepingInput: true)
    #expect(finished.text == "Goodbye, and thank you for the chat.\n\n")
    #expect(finished.status == 0)
  }

  @Test(arguments: ["count fish\n", "count fish", "count fish\r\n", "count fish\r"])
  func theEndOfTheInputEndsIt(input: String) async throws {
    let finished = try await Program.quick().run([], input)
    #expect(finished.text == "There are 114 fish.\n\n")
    #expect(finished.status == 0)
  }

  @Test func anEmptyInputGetsNoAnswer() async throws {
    let finished = try await Program.quick().shell("exec \"$0\" \"$@\" </dev/null")
    #expect(finished == Finished(output: [], complaints: "", status: 0))
  }

  @Test func linesOfBlanksGetAnEmptyLine() async throws {
    let finished = try await Program.quick().run([], "\n   \n\t\ncount fish\n")
    #expect(finished.answers == [[], [], [], ["There are 114 fish."]])
  }

  @Test func theWireHasNoColourWhateverIsAskedFor() async throws {
    let input = "dark mode\ncomic 1\nmy favourites\n"
    let plain = try await Program.quick().run([], input)
    var coloured = try Program.quick()
    coloured.environment = ["CLICOLOR_FORCE": "1", "FORCE_COLOR": "1", "TERM": "xterm-256color"]
    let loud = try await coloured.run(["--color", "always", "--theme", "dark"], input)
    #expect(plain.heads == ["Dark mode is on.", "Barrel - Part 1", loud.heads.last ?? ""])
    #expect(!loud.output.contains(0x1B))
    #expect(loud.text == plain.text)
  }

  @Test func manyLinesAtOnceAreAllAnsweredInOrder() async throws {
    let numbers = Array(1...300)
    let finished = try await Program.quick().run(
      [], numbers.map { "comic \($0)\n" }.joined())
    let pages = finished.answers.compactMap(\.last)
    #expect(pages == numbers.map { "Page: https://xkcd.com/\($0)/" })
  }
}
