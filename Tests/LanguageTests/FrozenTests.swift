import Language
import Testing

/// A matcher kept as bytes.
@Suite struct FrozenTests {
  private static let sources = {
    var print = Fingerprint()
    print.add("the pond")
    return print
  }()

  private func thaw(_ bytes: [UInt8], of sources: Fingerprint = sources) -> Matcher? {
    bytes.withUnsafeBytes { Matcher(frozen: $0, of: sources) }
  }

  @Test(arguments: [
    "show me sockey salmon", "where does it live", "monsters cr nothing above 10", "the third one",
    "show me the lich and read it", "how tough is the owlbear", "the weather in paris",
  ])
  func aThawedMatcherUnderstandsTheSame(utterance: String) throws {
    let matcher = try #require(Pond.matcher)
    let thawed = try #require(thaw(matcher.frozen(of: Self.sources)))
    #expect(
      Explanation(thawed.understand(utterance)).lines
        == Explanation(matcher.understand(utterance)).lines)
  }

  @Test func aThawedMatcherTellsTheSameTopicsAndNames() throws {
    let matcher = try #require(Pond.matcher)
    let thawed = try #require(thaw(matcher.frozen(of: Self.sources)))
    #expect(thawed.examples == matcher.examples)
    #expect(thawed.topics.map(\.examples) == matcher.topics.map(\.examples))
    #expect(
      thawed.nearestNames(to: "sokeye").map(\.value)
        == matcher.nearestNames(to: "sokeye").map(\.value))
  }

  @Test func thawedAndFrozenAgainTheBytesAreTheSame() throws {
    let bytes = try #require(Pond.matcher).frozen(of: Self.sources)
    #expect(thaw(bytes)?.frozen(of: Self.sources) == bytes)
  }

  @Test func otherSourcesAreNotTaken() throws {
    let bytes = try #require(Pond.matcher).frozen(of: Self.sources)
    var other = Self.sources
    other.add("a word more")
    #expect(thaw(bytes, of: other) == nil)
  }

  @Test func brokenBytesAreNotTaken() throws {
    let bytes = try #require(Pond.matcher).frozen(of: Self.sources)
    for place in stride(from: 0, to: bytes.count, by: 29_989) {
      var broken = bytes
      broken[place] ^= 0x10
      #expect(thaw(broken) == nil)
    }
    for length in [0, 1, 23, 24, 25, bytes.count / 2, bytes.count - 1] {
      #expect(thaw(Array(bytes.prefix(length))) == nil)
    }
  }
}
