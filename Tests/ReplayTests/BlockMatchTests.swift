import Testing

@testable import Replay

@Suite("Blocks")
struct BlockMatchTests {
  static func block(_ patterns: [String], _ lines: [String]) -> BlockMatch {
    BlockMatch(patterns: patterns.map(LinePattern.init), lines: lines.map { Array($0.utf8) })
  }

  @Test(
    "match when every line is accounted for",
    arguments: [
      ([], []),
      (["a", "b"], ["a", "b"]),
      (["[...]"], []),
      (["[...]"], ["a", "b", "c"]),
      (["a", "[...]", "z"], ["a", "z"]),
      (["a", "[...]", "z"], ["a", "z", "y", "z"]),
      (["[...]", "b", "[...]", "b"], ["a", "b", "c", "b", "b"]),
      (["[...]", "[n=INT]", "[=n]"], ["1", "2", "3", "3"]),
    ] as [([String], [String])])
  func matches(_ patterns: [String], _ lines: [String]) {
    var captures = Captures()
    #expect(Self.block(patterns, lines).matches(&captures))
  }

  @Test(
    "differ when a line is missing, or one more",
    arguments: [
      (["a"], []),
      ([], ["a"]),
      (["a"], ["a", "b"]),
      (["a"], ["a", ""]),
      (["a", "b"], ["a"]),
      (["a", "[...]", "z"], ["a", "z", "y"]),
      (["b", "a"], ["a", "b"]),
    ] as [([String], [String])])
  func differs(_ patterns: [String], _ lines: [String]) {
    var captures = Captures()
    #expect(!Self.block(patterns, lines).matches(&captures))
  }

  @Test(
    "are aligned with the fewest changes, wildcards kept",
    arguments: [
      (["a", "b", "c"], ["a", "x", "c"], "kept replaced kept"),
      (["a", "b"], ["b", "c"], "dropped kept inserted"),
      (["a", "[...]", "z"], ["b", "x", "y", "z"], "replaced any kept"),
      (["#[INT]", "b"], ["#12", "c"], "kept replaced"),
      (["[n=INT]", "x", "[=n]"], ["1", "y", "1"], "kept replaced kept"),
      (["[n=INT]", "x", "[=n]"], ["1", "y", "2"], "kept replaced replaced"),
      (["[=n]"], ["2"], "replaced"),
      ([], ["a"], "inserted"),
      (["a", "b"], [], "dropped dropped"),
      (["[...]", "q"], ["a", "b"], "any replaced"),
    ] as [([String], [String], String)])
  func aligned(_ patterns: [String], _ lines: [String], _ steps: String) {
    var captures = Captures()
    let alignment = Alignment(Self.block(patterns, lines), captures: &captures)
    let names = alignment.steps.map { step in
      switch step {
      case .keep: "kept"
      case .swallow: "any"
      case .replace: "replaced"
      case .drop: "dropped"
      case .insert: "inserted"
      }
    }
    #expect(names.joined(separator: " ") == steps)
  }

  @Test("a block too large to compare line by line is new as a whole")
  func large() {
    var captures = Captures()
    let lines = (0..<1_100).map(String.init)
    let alignment = Alignment(Self.block(lines.reversed(), lines), captures: &captures)
    #expect(alignment.steps.count == 2_200)
  }
}
