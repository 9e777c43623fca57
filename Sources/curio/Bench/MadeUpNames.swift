import Host
import Language

/// Names and lines made of syllables: the same for the same seed.
struct MadeUpNames {
  private var dice: SplitMix64
  private static let starts = Array("bcdfghjklmnprstvwz")
  private static let vowels = ["a", "e", "i", "o", "u", "ai", "ea", "oo"]
  private static let ends = ["", "", "n", "r", "l", "s", "th"]

  init(seed: UInt64) { dice = SplitMix64(seed: seed) }

  private mutating func word() -> String {
    var word = ""
    for _ in 0..<Int.random(in: 2...3, using: &dice) {
      word.append(Self.starts.randomElement(using: &dice) ?? "b")
      word += Self.vowels.randomElement(using: &dice) ?? "a"
      word += Self.ends.randomElement(using: &dice) ?? ""
    }
    return word
  }

  /// So many words with blanks between them.
  mutating func phrase(_ count: ClosedRange<Int>) -> String {
    var words: [String] = []
    for _ in 0..<Int.random(in: count, using: &dice) { words.append(word()) }
    return words.joined(separator: " ")
  }

  /// Adds names to the lists of a lexicon in turn.
  mutating func add(_ count: Int, to lexicon: inout Lexicon, lists: [String]) {
    for number in 0..<count {
      lexicon.add(
        "made-\(number)", spellings: [phrase(1...3)], to: lists[number % lists.count])
    }
  }
}
