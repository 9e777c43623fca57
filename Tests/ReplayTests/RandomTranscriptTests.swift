import Conversation
import Testing

@testable import Replay

@Suite("Random transcripts")
struct RandomTranscriptTests {
  private static let pieces = [
    "a", "b", "7", " ", "[INT]", "[..]", "[n=INT]", "[=n]", "[...]", "\\", "x41", "u{41}", "\u{1B}",
    "\u{202E}", "é", "e\u{301}", "|", "<>", "",
  ]

  /// The same sequence in each run.
  struct Dice {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) }

    mutating func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }

    mutating func lines(_ bound: Int) -> [String] {
      (0..<roll(bound)).map { _ in
        (0..<roll(4)).map { _ in pieces[roll(pieces.count)] }.joined()
      }
    }
  }

  @Test("whatever was expected and whatever came, what is accepted replays green")
  func accepted() async throws {
    for seed in 0..<500 {
      var dice = Dice(seed: seed)
      let answers = ["a": dice.lines(6), "b": dice.lines(6)]
      var text = ""
      for name in ["a", "b"] {
        text += "<> \(name)\n"
        for line in dice.lines(6) {
          let channel = ExpectedLine.Channel.allCases[dice.roll(3)]
          text += TranscriptLine.expectation(channel, line) + "\n"
        }
      }
      let accepted = try await play(text, answers).acceptedText
      let again = try await play(accepted, answers)
      #expect(again.passed, "seed \(seed)")
      #expect(again.acceptedText == accepted, "seed \(seed)")
    }
  }
}
