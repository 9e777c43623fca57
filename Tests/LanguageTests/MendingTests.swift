import Testing

@testable import Language

@Suite("Mending names") struct MendingTests {
  private let matcher: Matcher

  init() throws {
    matcher = try Matcher.small(
      """
      list fish = @fish
      skip please
      ordinary what the bear
      ending s
      intent show
        say [show] {fish}
        does show {fish}
      intent compare
        say {fish:left} and {fish:right}
        does compare {left} {right}
      """,
      fish: [
        ["Owlbear"], ["Red Snapper"], ["Elk"], ["Yeti"], ["Ice Troll"], ["Sockeye Salmon"],
        ["Pink Salmon"], ["Abra the Wise"],
      ])
  }

  @Test(
    "finds the name that was meant",
    arguments: [
      ("show owl bear", "show fish=Owlbear"), ("rd snapper", "show fish=Red Snapper"),
      ("redsnapper", "show fish=Red Snapper"), ("red snaper", "show fish=Red Snapper"),
      ("ie troll", "show fish=Ice Troll"), ("yeit", "show fish=Yeti"), ("yet", "show fish=Yeti"),
      ("elks", "show fish=Elk"), ("sockeye", "show fish=Sockeye Salmon"),
      ("salmon", "show fish=Sockeye Salmon/Pink Salmon"),
      ("pink salmon please", "show fish=Pink Salmon"),
      ("elk and yeti", "compare left=Elk right=Yeti"), ("PINK  SÁLMON", "show fish=Pink Salmon"),
    ])
  func mends(text: String, expected: String) {
    #expect(matcher.understand(text).inShort == expected)
  }

  @Test(
    "bends no short word and no word of the language",
    arguments: ["elf", "bears", "ie t", "rd", "what", "the"])
  func refuses(text: String) {
    #expect(!matcher.understand(text).readings.contains { $0.method == .template })
  }

  @Test("says which word was mended, and what it should have been")
  func mended() {
    let slot = matcher.understand("show red snaper").readings.first?["fish"]
    #expect(slot?.mended == "Red Snapper")
    #expect(matcher.understand("show red snapper").readings.first?["fish"]?.mended == nil)
  }

  @Test("gives the same answer every time")
  func repeats() {
    for text in ["salmon", "show rd snapper", "elk and salmon", "nonsense", "show nemo"] {
      let first = matcher.understand(text)
      for _ in 0..<20 { #expect("\(matcher.understand(text))" == "\(first)") }
    }
  }

  @Test(
    "takes any length",
    arguments: [
      "a ", "salmon ", "elk and ", "x", "redsnapper", "show ", "12 ", "é", "-", "\u{301}",
    ])
  func long(text: String) {
    let long = String(repeating: text, count: 400 / text.utf8.count)
    #expect(matcher.understand(long).tokens.count <= 400)
  }
}
