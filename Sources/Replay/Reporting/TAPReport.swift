/// The report of the Test Anything Protocol, version 14.
struct TAPReport: Report {
  private var number = 0

  func begin(count: Int) -> String { "TAP version 14\n1..\(count)\n" }

  mutating func tell(_ result: CaseResult) -> String {
    number += 1
    // A `#` would begin a directive.
    let name = Escapes.visible(result.path).split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: "\\#")
    let line = "\(result.passed ? "ok" : "not ok") \(number) - \(name)\n"
    guard !result.passed else { return line }
    return line + Self.comment(result.details())
  }

  func end(_ tally: Tally, remarks: String) -> String {
    Self.comment(remarks + tally.text + "\n")
  }

  private static func comment(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "# \($0)\n" }.joined()
  }
}
