import Testing

@testable import Replay

@Suite("Diff")
struct UnifiedDiffTests {
  static func diff(_ text: String, _ answers: [String: [String]]) async throws -> String {
    UnifiedDiff(result: try await play(text, answers)).text
  }

  @Test("shows each block with its place and what was said")
  func blocks() async throws {
    let text = """
      # two blocks
      ---
      <ana> latest comic
      | Archery Feat
      # the number
      | #[INT] · 21 August 2026
      | old

      <ana@#lab> curio: next
      | gone
      | stays
      """
    let answers = [
      "latest comic": ["Archery Feast", "#3288 · 21 August 2026"],
      "curio: next": ["stays", "new", "newer"],
    ]
    #expect(
      try await Self.diff(text, answers) == """
        --- t/x.chat
        +++ t/x.chat (actual)
        @@ -4,4 +4,3 @@ t/x.chat:3: <ana> latest comic
        -| Archery Feat
        +| Archery Feast
         # the number
         | #[INT] · 21 August 2026
        -| old
        @@ -10,2 +9,3 @@ t/x.chat:9: <ana@#lab> curio: next
        -| gone
         | stays
        +| new
        +| newer

        """)
  }

  @Test("puts what is missing where it belongs")
  func channels() async throws {
    #expect(
      try await Self.diff("<> speak\n~ Said.\n", ["speak": ["a", "", "b"]])
        == """
        --- t/x.chat
        +++ t/x.chat (actual)
        @@ -2 +2,4 @@ t/x.chat:1: <> speak
        -~ Said.
        +| a
        +|
        +| b
        +~ Spoken.

        """)
    #expect(
      try await Self.diff("<> log", [:]) == """
        --- t/x.chat
        +++ t/x.chat (actual)
        @@ -1,0 +2,2 @@ t/x.chat:1: <> log
        +| You said log.
        +! warning: x

        """)
  }

  @Test("makes escapes visible, and paints for terminals")
  func escapes() async throws {
    let result = try await play("<> a\n| x\u{7}\n", ["a": ["\u{1B}[31mx", "y "]])
    #expect(
      UnifiedDiff(result: result, isColoured: true).text == """
        --- t/x.chat
        +++ t/x.chat (actual)
        \u{1B}[36m@@ -2 +2,2 @@ t/x.chat:1: <> a\u{1B}[0m
        \u{1B}[31m-| x\\x07\u{1B}[0m
        \u{1B}[32m+| \\x1b[31mx\u{1B}[0m
        \u{1B}[32m+| y\\x20\u{1B}[0m

        """)
  }

  @Test(
    "names differences that cannot be seen",
    arguments: [
      ("| cod ", ["cod"], "line 2 differs only in blanks at the end"),
      ("| cod", ["cod "], "line 2 differs only in blanks at the end"),
      ("| caf\u{E9}", ["cafe\u{301}"], "line 2 differs only in how characters are composed"),
      ("| a b", ["a\u{A0}b"], "line 2 differs only in the kind of a blank"),
      ("| ab", ["a\u{200B}b"], "line 2 differs only in characters that cannot be seen"),
      ("| a\n|", ["a"], "line 3 differs only in an empty line at the end that did not come"),
      ("| a", ["a", ""], "line 2 differs only in an empty line that came at the end"),
    ])
  func invisible(_ expected: String, _ actual: [String], _ note: String) async throws {
    #expect(try await Self.diff("<> a\n\(expected)\n", ["a": actual]).contains("  " + note))
  }

  @Test("says nothing of the kind about a difference that shows")
  func visible() async throws {
    #expect(try await !Self.diff("<> a\n| cod\n", ["a": ["Cod"]]).contains("only"))
  }

  @Test("says why a transcript could not be played")
  func failures() async throws {
    #expect(try await Self.diff("<> fail\n", [:]) == "t/x.chat:1: could not be played: broken\n")
    #expect(
      try await Self.diff("<> quit\n| You said quit.\n\n<> hi\n", [:])
        == "t/x.chat:4: the program had ended before this\n")
  }
}
