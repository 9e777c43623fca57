import Testing

@testable import Language

@Suite("Cost") struct CostTests {
  @Test("weighs parts in their order, whatever their amounts")
  func order() {
    let rising: [Cost] = [
      .zero, .rank(60), .loose(60), .skipped(60), .partial(60), .context(15), .late(15),
      .nameEdits(900), .ownWords, .commandEdits(900), .unexplained(9),
    ]
    #expect(rising == rising.sorted())
    #expect(Set(rising).count == rising.count)
  }

  @Test("adds part by part")
  func adds() {
    let sum = Cost.nameEdits(8) + .nameEdits(10) + .loose(2) + .rank(1)
    #expect(sum.parts.map { "\($0.name) \($0.amount)" } == ["name edits 18", "loose 2", "rank 1"])
    #expect(sum.withoutRank == .nameEdits(18) + .loose(2))
  }

  @Test(
    "an ending cut off is no edit",
    arguments: [
      (Cost.nameEdits(1), false, false), (.commandEdits(1), false, false),
      (.nameEdits(8), true, false), (.commandEdits(8), true, true), (.ownWords, false, false),
      (.unexplained(2), false, false),
    ])
  func edits(cost: Cost, hasEdits: Bool, hasCommandEdits: Bool) {
    #expect(cost.hasEdits == hasEdits)
    #expect(cost.hasCommandEdits == hasCommandEdits)
  }
}
