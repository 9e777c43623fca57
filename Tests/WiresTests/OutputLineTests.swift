import Testing

@testable import Wires

@Suite("Output lines")
struct OutputLineTests {
  @Test(
    "a line on a wire holds no orders for anyone",
    arguments: [
      ("Cod · 82 kcal — “white”", "Cod · 82 kcal — “white”"),
      ("nice\r\nQUIT :bye", "nice  QUIT :bye"),
      ("\u{1B}[2Jx\u{1}\u{7F}", "[2Jx"),
      ("\u{9B}31m", "31m"),
      ("a\u{2028}b\u{202E}c\u{2067}d\u{2069}", "a bcd"),
      ("/join #x", " /join #x"),
      ("5 €, ½ °C", "5 €, ½ °C"),
      ("@room sale, ask @Everyone", "@\u{200B}room sale, ask @\u{200B}Everyone"),
      ("a@b.org @ 5 @", "a@b.org @ 5 @"),
    ])
  func isSafe(_ line: String, _ safe: String) {
    #expect(OutputLine.safe(line) == safe)
  }
}
