import Replay
import Testing

@testable import curio

/// Transcripts with `run: process`, and what they find.
@Suite struct ProcessTranscriptTests {
  @Test(
    "what the program itself does differently is found",
    arguments: [
      "<> version\n| This is Curio 0.9.\n",
      "<> version\n",
      "<> version\n| This is Curio 1.0.\n! a complaint\n",
      "<> version\n| This is Curio 1.0.\n@ eof\n= exit 1\n",
      "<> bye\n| Goodbye, and thank you for the chat.\n<> version\n",
      "@ tick 5s\n",
      "@ store full\n",
    ])
  func finds(_ body: String) async throws {
    #expect(!(try await Self.play("run: process\n---\n" + body).passed))
  }

  @Test(
    "options come from the header",
    arguments: [
      "run: process\ntrace: yes\n---\n<> version\n| [..]\n! [..]\n! [..]\n! command  version\n! [...]\n",
      "run: process\nlanguage: de\n---\n<> Version\n| Das ist Curio 1.0.\n",
      "run: process\nwire: json\n---\n<> {\"text\":\"\"}\n| {\"outcome\":\"ignored\"}\n",
      "run: process\nnick: bob\n---\n<a@#b> bob: version\n| This is Curio 1.0.\n<a@#b> version\n",
      "run: process\nwidth: 20\n---\n<> calories of haddock\n| Haddock has 87\n| calories per 100 g.\n",
    ])
  func options(_ text: String) async throws {
    let result = try await Self.play(text)
    #expect(result.passed, "\(result.acceptedText)")
  }

  private static func play(_ text: String) async throws -> TranscriptResult {
    let stages = Stages(try Wiring(Options()), program: Program.path)
    let transcript = try TranscriptParser.parse(text, path: "x.chat")
    return try await Turn.taking { await Runner { try await stages.stage(for: $0) }.run(transcript) }
  }
}
