/// The words of names in the order of their letters, so that those with a beginning lie side by side.
struct Beginnings: Sendable {
  private let words: [Int32]

  init(_ vocabulary: Vocabulary) {
    let names = (0..<vocabulary.count).filter { id in
      vocabulary.uses[id].contains(.name) && vocabulary.length(id) > Self.shortest
    }
    words = names.sorted { vocabulary.word($0).lexicographicallyPrecedes(vocabulary.word($1)) }.map(
      Int32.init)
  }

  /// A beginning of fewer letters may be that of anything.
  private static let shortest = 3
  /// A beginning of more words than this says too little.
  private static let most = 48

  /// Visits the words that are longer than what was typed and begin with it, in the order of their letters.
  func find(
    _ typed: ArraySlice<UInt8>, in vocabulary: Vocabulary, _ visit: (Int32) -> Void
  ) {
    guard typed.count >= Self.shortest else { return }
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) >> 1
      if vocabulary.word(Int(words[middle])).lexicographicallyPrecedes(typed) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    for word in words[low...].prefix(Self.most) {
      let letters = vocabulary.word(Int(word))
      guard letters.starts(with: typed) else { return }
      if letters.count > typed.count { visit(word) }
    }
  }
}

extension Beginnings: Frozen {
  func freeze(into bytes: inout Freezer) { bytes.add(words) }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) { words = try bytes.values() }
}
