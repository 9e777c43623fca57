/// Words in a row, by their numbers.
struct Phrase: Sendable {
  let words: [Int32]
}

extension Phrase: Frozen {
  func freeze(into bytes: inout Freezer) { bytes.add(words) }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) { words = try bytes.values() }
}
