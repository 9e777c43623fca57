import Catalogs
import Conversation
import Testing
import Wires

@testable import Replay

@Suite("Transcript parser")
struct TranscriptParserTests {
  static let example = """
    # Latest first; "next" is the older one.
    seed: 7
    now: 2026-11-30T12:00:00Z
    ---
    <ana> latest comic
    | Archery Feat
    ~ Archery Feat.

    <ana@#lab> curio: next
    |
    ! fetch failed
    @ net comics status 503
    <> quit
    = exit 0

    """

  @Test("reads header, turns and what is expected of them")
  func example() throws {
    let transcript = try TranscriptParser.parse(Self.example, path: "x.chat")
    #expect(transcript.header.seed == 7)
    #expect(transcript.header.now == 1_796_040_000)
    #expect(transcript.comments == ["Latest first; \"next\" is the older one."])
    let lab = Speaker(user: "ana", room: "#lab")
    #expect(
      transcript.turns == [
        Turn(
          line: 5,
          stimulus: .utterance(Utterance(speaker: Speaker(user: "ana"), "latest comic")),
          expectations: [.init(6, .output, "Archery Feat"), .init(7, .speech, "Archery Feat.")]),
        Turn(
          line: 9, stimulus: .utterance(Utterance(speaker: lab, "curio: next")),
          expectations: [.init(10, .output, ""), .init(11, .error, "fetch failed")]),
        Turn(line: 12, stimulus: .event(.net(.comics, .status(503)))),
        Turn(
          line: 13, stimulus: .utterance(Utterance("quit")),
          expectations: [.init(14, .check, "exit 0")]),
      ])
  }

  @Test("CR LF and LF are alike")
  func carriageReturns() throws {
    let crlf = Self.example.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let unix = try TranscriptParser.parse(Self.example, path: "x.chat")
    let windows = try TranscriptParser.parse("\u{FEFF}" + crlf, path: "x.chat")
    #expect(windows.turns == unix.turns)
    #expect(windows.header == unix.header)
  }

  @Test("a transcript needs no header")
  func noHeader() throws {
    let transcript = try TranscriptParser.parse("# hi\n\n<ana> hi\n| Hello.", path: "x.chat")
    #expect(transcript.turns.count == 1)
    #expect(transcript.header == Header())
  }

  @Test("reads every key of the header, and writes it back")
  func header() throws {
    let lines = [
      "seed: 18446744073709551615", "now: 2026-11-30T12:00:00Z", "width: 40", "theme: dark",
      "language: de", "wire: json", "nick: Fish (Bot)", "offline: yes", "speak: no",
      "run: process", "ascii: yes", "color: never",
    ]
    let text = lines.joined(separator: "\n") + "\n---\n"
    let header = try TranscriptParser.parse(text, path: "x.chat").header
    #expect(header.theme == .dark)
    #expect(header.wire == .json)
    #expect(header.run == .process)
    #expect(header.offline == true)
    #expect(header.speak == false)
    #expect(header.lines == lines)
  }

  @Test("reads bytes and characters that cannot be seen")
  func escapes() throws {
    let text = #"<ana> \x1b[1m\xff \u{202e}x\\x41 \o/"# + "\n" + #"| \x1b\u{1f41f}\x20"#
    let turn = try #require(try TranscriptParser.parse(text, path: "x.chat").turns.first)
    guard case .utterance(let utterance) = turn.stimulus else {
      Issue.record("no utterance")
      return
    }
    #expect(
      utterance.bytes == Array("\u{1B}[1m".utf8) + [0xFF] + Array(" \u{202E}x\\x41 \\o/".utf8))
    #expect(turn.expectations.map(\.pattern.text) == ["\u{1B}🐟 "])
  }

  @Test(
    "says where a file is malformed, and why",
    arguments: [
      ("hello\n", 1, 1, .unknownMark),
      ("---\n<ana> hi\nhello", 3, 1, .unknownMark),
      ("seed: 7\n<ana> hi\n", 2, 1, .headerWithoutEnd),
      ("seed: 7\n", 2, 1, .headerWithoutEnd),
      ("sede: 7\n---\n", 1, 1, .unknownHeader("sede", nearest: "seed")),
      ("flavour: 7\n---\n", 1, 1, .unknownHeader("flavour", nearest: nil)),
      ("seed: 7\nseed: 8\n---\n", 2, 1, .repeatedHeader("seed")),
      ("width: 7\n---\n", 1, 8, .headerValue("width", expected: "20 to 200 columns")),
      ("theme:  pink\n---\n", 1, 9, .headerValue("theme", expected: "dark, light, plain")),
      (
        "now: today\n---\n", 1, 6,
        .headerValue("now", expected: "a time such as 2026-11-30T12:00:00Z")
      ),
      ("speak: maybe\n---\n", 1, 8, .headerValue("speak", expected: "yes or no")),
      ("<ana hi\n", 1, 1, .speaker),
      ("<ana b> hi\n", 1, 2, .speaker),
      ("<ana@> hi\n", 1, 2, .speaker),
      ("<ana>hi\n", 1, 6, .blankAfterMark),
      ("<ana> hi\n|Hello\n", 2, 2, .blankAfterMark),
      ("<ana> hi\n~Hello\n", 2, 2, .blankAfterMark),
      ("<ana> a \\x1\n", 1, 9, .escape),
      ("<ana> \\u{110000}\n", 1, 7, .escape),
      ("<ana> hi\n| é \\u{zz}\n", 2, 5, .escape),
      ("<ana> hi\n| \\xff\n", 2, 3, .escape),
      ("| Hello\n", 1, 1, .nothingSaid),
      ("---\n= exit 0\n", 2, 1, .nothingSaid),
      ("@ rain\n", 1, 3, .event),
      ("@ net fishes ok\n", 1, 3, .event),
      ("<ana> hi\n= exit\n", 2, 3, .check),
    ] as [(String, Int, Int, ParseFault.Reason)])
  func faults(_ text: String, _ line: Int, _ column: Int, _ reason: ParseFault.Reason) {
    let fault = #expect(throws: ParseFault.self) {
      try TranscriptParser.parse(text, path: "x.chat")
    }
    #expect(fault?.line == line)
    #expect(fault?.column == column)
    #expect(fault?.reason == reason)
  }

  @Test("bytes that are no UTF-8 are a fault")
  func notUTF8() {
    let fault = #expect(throws: ParseFault.self) {
      try TranscriptParser.parse(Array("<ana> hi\n| é".utf8) + [0xFF], path: "x.chat")
    }
    #expect(fault?.line == 2)
    #expect(fault?.column == 4)
    #expect(fault?.reason == .notUTF8)
  }

  @Test("a fault shows the line with a caret under the place")
  func caret() {
    let fault = #expect(throws: ParseFault.self) {
      try TranscriptParser.parse("<ana> hi\n| \u{7}a \\x1\n", path: "a/x.chat")
    }
    #expect(
      fault?.description == """
        a/x.chat:2:6: expected \\xHH, \\u{HHHH} or \\\\ (a character above 7f as \\u{HH})
          | \\x07a \\x1
                  ^
        """)
  }
}

extension ExpectedLine {
  init(_ line: Int, _ channel: Channel, _ text: String) {
    self.init(line: line, channel: channel, pattern: LinePattern(text))
  }
}
