import Testing

@testable import Language

@Suite("Spelling") struct SpellingTests {
  private let vocabulary = Vocabulary.names(
    "cod elf elk owl bear red rd ink snapper sockeye salmon halibut tarrasque dragon dragons owlbear mahi eel"
  )

  @Test(
    "allows edits by length",
    arguments: [(1, 0), (2, 0), (3, 1), (7, 1), (8, 2), (24, 2)])
  func budget(length: Int, edits: Int) {
    #expect(Spelling.budget(length) == edits)
  }

  @Test(
    "finds what a misspelt word may stand for",
    arguments: [
      ("snaper", ["snapper 8"]), ("sokceye", ["sockeye 8"]), ("slamon", ["salmon 8"]),
      ("tarasqe", []), ("tarrasuqe", ["tarrasque 8"]), ("tarasqeu", ["tarrasque 16"]),
      ("dragosn", ["dragon 10", "dragons 8"]), ("halubit", []), ("halibutt", ["halibut 8"]),
      ("salmon", []), ("qqqqqq", []), ("mqhi", ["mahi 8"]), ("bera", ["bear 8"]),
    ])
  func candidates(typed: String, expected: [String]) {
    let spelling = Spelling(vocabulary)
    #expect(spelling.candidates(for: typed, in: vocabulary) == expected)
  }

  @Test(
    "bends no word of three letters, but for a letter left out of one of four",
    arguments: [
      ("elf", []), ("elk", []), ("cof", []), ("mhi", ["mahi 10"]), ("ahi", []),
      ("ber", ["bear 10"]),
    ])
  func short(typed: String, expected: [String]) {
    let spelling = Spelling(vocabulary)
    #expect(spelling.candidates(for: typed, in: vocabulary) == expected)
  }

  @Test(
    "never mends digits, long words and words of two letters",
    arguments: ["re", "c0d12", "2014", String(repeating: "a", count: 25), ""])
  func never(typed: String) {
    #expect(Spelling(vocabulary).candidates(for: typed, in: vocabulary) == [])
  }

  @Test(
    "finds short words that count beside right ones",
    arguments: [
      ("rd", ["red 10"]), ("e", []), ("ee", ["eel 10"]), ("ele", ["eel 8", "elf 10", "elk 10"]),
    ])
  func companions(typed: String, expected: [String]) {
    let found = Spelling(vocabulary).companions(of: typed, in: vocabulary)
    #expect(found.sorted() == expected.sorted())
  }

  @Test("finds by parts what a look at every word finds")
  func complete() {
    let words = "abacus cabaret baccarat cabbages bacteria abracadabra arabica barracuda"
    let vocabulary = Vocabulary.names(words)
    let spelling = Spelling(vocabulary)
    for word in words.split(separator: " ").map({ Array($0.utf8) }) {
      for typed in Slips.twice(word) {
        let edits = Spelling.budget(typed.count)
        let expected = (0..<vocabulary.count).compactMap { id -> String? in
          let cost = EditDistance.cost(typed[...], vocabulary.word(id), edits: edits)
          return cost.flatMap { $0 > 0 ? "\(vocabulary.text(id)) \($0)" : nil }
        }
        let text = String(decoding: typed, as: UTF8.self)
        let found = spelling.candidates(for: text, in: vocabulary)
        #expect(found.sorted() == expected.sorted(), "\(text)")
      }
    }
  }
}

/// Slips of the finger at chosen places, one and two of them.
private enum Slips {
  static func twice(_ word: [UInt8]) -> [[UInt8]] {
    let once = slips(word, step: 1)
    return once
      + once.enumerated().filter { $0.offset % 5 == 0 }.flatMap { slips($0.element, step: 3) }
  }

  private static func slips(_ word: [UInt8], step: Int) -> [[UInt8]] {
    stride(from: 0, to: word.count, by: step).flatMap { place -> [[UInt8]] in
      var (left, added, changed, swapped) = (word, word, word, word)
      left.remove(at: place)
      added.insert(UInt8(ascii: "z"), at: place)
      changed[place] = UInt8(ascii: "q")
      if place > 0 { swapped.swapAt(place - 1, place) }
      return [left, added, changed, swapped]
    }
  }
}
