import Conversation
import Synchronization
import Wires

@testable import Replay

/// A stage that answers from a table, keeps count, and ends at `quit`.
func scriptedStage(_ answers: [String: [String]] = [:]) -> StageFactory {
  { transcript in
    let clock = Mutex(0)
    return Stage(
      send: { utterance in
        let text = utterance.message.text
        if text == "fail" { throw StageError.broken }
        var rendered = Rendered(lines: answers[text] ?? ["You said \(text)."])
        if text == "quit" { rendered.exit = 0 }
        if text == "speak" { rendered.speech = ["Spoken."] }
        if text == "log" { rendered.errors = ["warning: x"] }
        rendered.exercised = [.outcomes: ["understood"], .commands: [text]]
        return rendered
      },
      happen: { event in
        switch event {
        case .tick(let duration):
          clock.withLock { $0 += Int(duration.components.seconds) }
          return Rendered()
        case .restart: return Rendered(lines: ["Hello again."])
        case .eof: return Rendered(exit: 0)
        case .net, .store, .voice, .interrupt: return Rendered()
        }
      },
      state: { name in name == "clock" ? clock.withLock { "\($0)" } : nil })
  }
}

enum StageError: Error { case broken }

/// Plays a transcript given as text.
func play(_ text: String, _ answers: [String: [String]] = [:]) async throws -> TranscriptResult {
  let transcript = try TranscriptParser.parse(text, path: "t/x.chat")
  return await Runner(stage: scriptedStage(answers)).run(transcript)
}
