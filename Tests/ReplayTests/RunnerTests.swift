import Testing

@testable import Replay

@Suite("Runner")
struct RunnerTests {
  @Test(
    "passes a transcript that is true in every line",
    arguments: [
      "<ana> hi\n| You said hi.\n",
      "<ana> hi\n| You said [..]\n",
      "<ana> speak\n| You said speak.\n~ Spoken.\n",
      "<ana> speak\n~ Spoken.\n| You said speak.\n",
      "<ana> log\n| You said log.\n! warning: [..]\n",
      "<ana> quit\n| You said quit.\n= exit 0\n",
      "<ana> quit\n| You said quit.\n",
      "<ana> hi\n| You said hi.\n= exit 0\n",
      "@ eof\n= exit 0\n",
      "@ tick 61m\n= clock 3660\n@ tick 1s\n= clock [INT]\n",
      "<ana> quit\n| You said quit.\n@ restart\n| Hello again.\n<ana> hi\n| You said hi.\n",
      "<ana> \\x1b[1m hi\\xff\n| You said hi\u{FFFD}.\n",
      "",
      "# only a comment\n",
    ])
  func passes(_ text: String) async throws {
    let result = try await play(text)
    #expect(result.passed, "\(UnifiedDiff(result: result).text)")
  }

  @Test(
    "fails one that is not",
    arguments: [
      "<ana> hi\n| You said ho.\n",
      "<ana> hi\n",
      "<ana> hi\n| You said hi.\n| And more.\n",
      "<ana> hi\n| You said hi.\n~ Spoken.\n",
      "<ana> speak\n| You said speak.\n",
      "<ana> log\n| You said log.\n",
      "<ana> hi\n| You said hi.\n= exit 1\n",
      "@ tick 1s\n= clock 2\n",
      "@ tick 1s\n= mood fine\n",
      "<ana> quit\n| You said quit.\n<ana> hi\n",
      "<ana> fail\n",
    ])
  func fails(_ text: String) async throws {
    #expect(!(try await play(text)).passed)
  }

  @Test("goes on after a block that differs, with what was captured")
  func goesOn() async throws {
    let result = try await play(
      "<> a\n| #[n=INT]\n| wrong\n<> b\n| [=n]\n<> c\n| wrong\n",
      ["a": ["#7", "right"], "b": ["7"], "c": ["right"]])
    #expect(result.edits.map(\.turn.line) == [1, 6])
  }

  @Test("what cannot be checked fails as such, so that no rewrite makes it true")
  func unknownCheck() async throws {
    let result = try await play("@ tick 1s\n= mood fine\n")
    #expect(result.failure == .stage("there is no “mood” to check here", line: 1))
  }

  @Test("a stage that cannot be set is a failure, not a crash")
  func noStage() async throws {
    let transcript = try TranscriptParser.parse("<> hi\n", path: "x.chat")
    let result = await Runner { _ in throw StageError.broken }.run(transcript)
    #expect(result.failure == .stage("broken", line: 1))
  }

  @Test("hands results on in order, however many play at once", arguments: [1, 2, 8])
  func order(_ jobs: Int) async throws {
    let transcripts = try (0..<50).map {
      try TranscriptParser.parse("<> hi\n| You said hi.\n", path: "\($0)")
    }
    var paths: [String] = []
    await Runner(stage: scriptedStage()).run(transcripts, jobs: jobs) {
      paths.append($0.transcript.path)
    }
    #expect(paths == (0..<50).map(String.init))
  }
}
