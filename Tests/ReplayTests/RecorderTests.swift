import Testing
import Wires

@testable import Replay

@Suite("Recorder")
struct RecorderTests {
  @Test("writes a chat down so that it replays green")
  func records() async throws {
    var header = Header()
    header.seed = 7
    header.now = 1_796_040_000
    let recorder = Recorder(header: header)
    let answers = ["a b": ["\u{1B}[1mone", "", " two "], "\u{FFFD}": ["bad"]]
    let stage = try await scriptedStage(answers)(
      TranscriptParser.parse("", path: "x.chat"))
    var text = recorder.opening
    let ana = Speaker(user: "ana", room: "#lab")
    for utterance in [
      Utterance(speaker: ana, "a b "), Utterance(bytes: [0xFF]), Utterance("speak"),
      Utterance("log"), Utterance(""), Utterance("quit"),
    ] {
      text += recorder.entry(utterance, try await stage.send(utterance))
    }
    text += recorder.remark("A line\nof 9000 bytes.")
    text += recorder.entry(.restart, try await stage.happen(.restart))
    #expect(
      text == """
        seed: 7
        now: 2026-11-30T12:00:00Z
        ---
        <ana@#lab> a b\\x20
        | \\x1b[1mone
        |
        |  two\\x20

        <> \\xff
        | bad

        <> speak
        | You said speak.
        ~ Spoken.

        <> log
        | You said log.
        ! warning: x

        <>
        | You said .

        <> quit
        | You said quit.
        = exit 0

        # A line\\x0aof 9000 bytes.

        @ restart
        | Hello again.


        """)
    #expect(try await play(text, answers).passed)
  }
}

extension Utterance {
  fileprivate init(bytes: [UInt8]) { self.init(speaker: nil, bytes: bytes) }
}
