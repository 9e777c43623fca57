/// Words in a row, by their numbers.
struct Phrase: Sendable {
  let words: [Int32]
}

extension [Phrase] {
  /// Where the longest that begins at a token ends; nil when none does.
  func end(at start: Int, in words: [Int32]) -> Int? {
    guard start < words.count else { return nil }
    var longest = 0
    for phrase in self where phrase.words.count > longest {
      if words[start...].starts(with: phrase.words) { longest = phrase.words.count }
    }
    return longest > 0 ? start + longest : nil
  }
}

extension Phrase: Frozen {
  func freeze(into bytes: inout Freezer) { bytes.add(words) }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) { words = try bytes.values() }
}
