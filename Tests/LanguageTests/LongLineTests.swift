import Language
import Testing

/// Long lines, which strangers will send.
@Suite struct LongLineTests {
  /// Far more than a line may take even in a debug build on a busy machine.
  private static let patience = Duration.seconds(5)

  private static func time(_ bytes: Int, of words: String) throws -> Duration {
    let matcher = try #require(Pond.matcher)
    let line = String(repeating: words, count: bytes / words.utf8.count)
    let start = ContinuousClock.now
    _ = matcher.understand(line)
    return ContinuousClock.now - start
  }

  @Test(arguments: [
    "haddock ", "show me haddock and ", "wild red fish ", "cod salmon hake ", "a ",
    "haddokc wihte hkae ",
    "nothing above 10 ", "one hundred and five ", "é\u{301}ß— ", "\u{0}", "<", "7", "1,000 ", "-",
    "'",
  ])
  func aLongLineIsDoneWithSoon(_ words: String) throws {
    #expect(try Self.time(400, of: words) < Self.patience)
    #expect(try Self.time(8192, of: words) < Self.patience)
  }

  @Test(arguments: ["x", "sockeye", "aé"])
  func aLongWordIsDoneWithSoon(_ letters: String) throws {
    #expect(try Self.time(400, of: letters) < Self.patience)
    let time = try Self.time(2048, of: letters)
    withKnownIssue(
      "The time to split a word grows with the square of its length", isIntermittent: true
    ) {
      #expect(time < .milliseconds(100))
    }
  }

  @Test func aLineOfTooManyWordsIsNotUnderstood() {
    let line = Array(repeating: "please", count: 100).joined(separator: " ") + " show me haddock"
    #expect(Pond.matcher.read(line) == "nothing")
  }
}
