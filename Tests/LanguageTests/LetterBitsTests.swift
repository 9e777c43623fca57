import Testing

@testable import Language

@Suite("Letter bits") struct LetterBitsTests {
  @Test(arguments: [
    ("cod", "cod", 0), ("cod", "cid", 1), ("cod", "cd", 1), ("cod", "coda", 1), ("cod", "ocd", 1),
    ("salmon", "salomn", 1), ("lingcod", "lincgod", 1), ("haddock", "hadok", 2), ("a", "b", 1),
    ("sockeye", "owlbear", 6),
  ])
  func editsAreCounted(word: String, other: String, edits: Int) {
    #expect(LetterBits(Array(word.utf8)[...]).distance(to: Array(other.utf8)[...]) == edits)
    #expect(LetterBits(Array(other.utf8)[...]).distance(to: Array(word.utf8)[...]) == edits)
  }

  /// What is ruled out by the count must be too dear by the price as well.
  @Test func noWordThatIsNearEnoughIsRuledOut() {
    let words = ["salmon", "samlon", "sallmon", "salmo", "almon", "sakmon", "slamon", "salmonn"]
      .map { Array($0.utf8)[...] }
    for word in words {
      for other in words {
        for edits in 1...2 where EditDistance.cost(word, other, edits: edits) != nil {
          #expect(LetterBits(word).distance(to: other) <= edits)
        }
      }
    }
  }
}
