import Testing

@testable import Replay

@Suite("Accepting")
struct RewriteTests {
  static let story = """
    # Kept.
    seed: 7
    ---

    # Kept too.
    <ana> a
    | one
    # within
    | #[INT]
    | [...]
    | end

    <ana> b
    | fine
    """

  @Test("rewrites only what differs, and keeps comments, header and wildcards")
  func rewrites() async throws {
    let answers = ["a": ["ONE", "#9", "x", "y", "end", "\u{1B}more "], "b": ["fine"]]
    let result = try await play(Self.story, answers)
    #expect(
      result.acceptedText == """
        # Kept.
        seed: 7
        ---

        # Kept too.
        <ana> a
        | ONE
        # within
        | #[INT]
        | [...]
        | end
        | \\x1bmore\\x20

        <ana> b
        | fine
        """)
    #expect(try await play(result.acceptedText, answers).passed)
  }

  @Test("leaves a transcript that is true byte for byte")
  func unchanged() async throws {
    let text = "<a> b\r\n| fine \r\n\n\n"
    #expect(try await play(text, ["b": ["fine "]]).acceptedText == text)
  }

  @Test(
    "what is accepted replays green",
    arguments: [
      "<> a", "<> a\n", "<> a\n\n<> b\n\n", "<> a\n| x\n| y\n| z\n<> b\n| q\n", "<> a\r\n| x\r\n",
      "<> a\r\n| x", "<> a\r", "<> b\n~ hm\n! hm\n= exit 3\n", "<> speak\n<> log\n",
      "<> a\n| #[n=INT]\n<> b\n| [=n]\n| [...]\n", "<> a\n| [...]\n| x\n", "@ restart\n<> a\n",
      "<> a\n| [n=INT]\n| [..]\n| [=n]\n<> b\n| [=n]\n",
    ])
  func replaysGreen(_ text: String) async throws {
    let answers = [
      "a": ["one", "", "#7", "[...]", "\\x41 [INT] ", "7"], "b": ["7", "two\u{202E}", ""],
    ]
    let accepted = try await play(text, answers).acceptedText
    let again = try await play(accepted, answers)
    #expect(again.passed, "\(UnifiedDiff(result: again).text)")
    #expect(again.acceptedText == accepted)
  }

  @Test("new lines end as those of the file do")
  func carriageReturns() async throws {
    let result = try await play("<> a\r\n| x\r\n<> b\r\n", ["a": ["y", "z"], "b": ["c"]])
    #expect(result.acceptedText == "<> a\r\n| y\r\n| z\r\n<> b\r\n| c\r\n")
  }
}
