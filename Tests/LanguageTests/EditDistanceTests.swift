import Testing

@testable import Language

@Suite("Edit distance") struct EditDistanceTests {
  private func cost(_ typed: String, _ word: String, edits: Int) -> Int? {
    EditDistance.cost(Array(typed.utf8)[...], Array(word.utf8)[...], edits: edits)
  }

  @Test(
    "prices one edit",
    arguments: [
      ("cod", "cod", 0), ("snaper", "snapper", 8), ("snappper", "snapper", 8),
      ("sockeey", "sockeye", 8), ("slamon", "salmon", 8), ("cof", "cod", 8), ("cxd", "cod", 10),
      ("cd", "cod", 10), ("xcod", "cod", 10), ("codx", "cod", 10), ("coxd", "cod", 10),
      ("haddeck", "haddock", 10), ("hsddock", "haddock", 8), ("ab", "ba", 8),
    ])
  func one(typed: String, word: String, expected: Int) {
    #expect(cost(typed, word, edits: 1) == expected)
  }

  @Test(
    "refuses what takes more edits than it may",
    arguments: [
      ("cod", "cat", 1), ("cod", "coddle", 1), ("abcd", "badc", 1), ("elf", "owl", 1),
      ("goblin", "gremlin", 2), ("", "cod", 2), ("a", "", 0),
    ])
  func more(typed: String, word: String, edits: Int) {
    #expect(cost(typed, word, edits: edits) == nil)
  }

  @Test(
    "adds two edits",
    arguments: [
      ("tarasqe", "tarrasque", 18), ("rhinoceris", "rhinoceros", 8), ("atlnatci", "atlantic", 16),
      ("rainboow troout", "rainbow trout", 16), ("xbehoder", "beholder", 20), ("", "ab", 20),
    ])
  func two(typed: String, word: String, expected: Int) {
    #expect(cost(typed, word, edits: 2) == expected)
  }

  @Test("takes what the full table takes, and may only miss a discount of two")
  func agrees() {
    let letters = Array("abq".utf8)
    var words: [[UInt8]] = [[]]
    for _ in 0..<4 { words += words.flatMap { word in letters.map { word + [$0] } } }
    let short = Set(words).sorted { $0.lexicographicallyPrecedes($1) }
    for edits in 1...2 {
      for left in short {
        for right in short where !left.isEmpty && !right.isEmpty {
          let full = FullTable.cost(left, right)
          let isNear = full <= edits * EditDistance.plain && abs(left.count - right.count) <= edits
          let found = EditDistance.cost(left[...], right[...], edits: edits)
          #expect((found != nil) == isNear, "\(left) \(right) \(edits)")
          if let found { #expect((full...(edits == 1 ? full : full + 2)).contains(found)) }
        }
      }
    }
  }
}

/// The textbook's table, without a band and without a limit.
private enum FullTable {
  static func cost(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count {
      for column in 0...right.count where row + column > 0 {
        var best = Int.max
        if row > 0 { best = min(best, table[row - 1][column] + single(left, row - 1)) }
        if column > 0 { best = min(best, table[row][column - 1] + single(right, column - 1)) }
        if row > 0, column > 0 {
          let (a, b) = (left[row - 1], right[column - 1])
          let change = a == b ? 0 : Keyboard.areNeighbours(a, b) ? 8 : 10
          best = min(best, table[row - 1][column - 1] + change)
          if row > 1, column > 1, a == right[column - 2], b == left[row - 2], a != b {
            best = min(best, table[row - 2][column - 2] + 8)
          }
        }
        table[row][column] = best
      }
    }
    return table[left.count][right.count]
  }

  private static func single(_ word: [UInt8], _ index: Int) -> Int {
    index > 0 && word[index] == word[index - 1] ? 8 : 10
  }
}
