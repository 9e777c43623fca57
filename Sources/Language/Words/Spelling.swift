/// Finds the words of the vocabulary that a misspelt word may stand for.
struct Spelling: Sendable {
  private let parts: WordParts
  private let beginnings: Beginnings

  init(_ vocabulary: Vocabulary) {
    parts = WordParts(vocabulary)
    beginnings = Beginnings(vocabulary)
  }

  /// How many edits a word of this length may have: none to three letters, but for a letter left out of a word of four.
  static func budget(_ length: Int) -> Int { length <= 2 ? 0 : length < 8 ? 1 : 2 }

  /// Visits the words that may be meant, by length, then in the order of the vocabulary.
  func find(
    _ typed: ArraySlice<UInt8>, in vocabulary: Vocabulary, _ visit: (Int32, Int) -> Void
  ) {
    let length = typed.count
    let edits = Self.budget(length)
    guard edits > 0, length <= WordParts.longest, typed.allSatisfy({ $0 >= UInt8(ascii: "a") })
    else { return }
    guard length == 3 else {
      search(typed, (length - edits)...(length + edits), edits: edits, in: vocabulary, visit)
      return
    }
    search(typed, 4...4, edits: edits, in: vocabulary) { word, cost in
      if vocabulary.word(Int(word)).first == typed.first { visit(word, cost) }
    }
  }

  /// Visits words one edit from a word of up to three letters, for names whose other words are right ("rd snapper").
  func findCompanions(
    of typed: ArraySlice<UInt8>, in vocabulary: Vocabulary, _ visit: (Int32, Int) -> Void
  ) {
    guard (1...3).contains(typed.count) else { return }
    search(
      typed, max(2, typed.count - 1)...(typed.count + 1), edits: 1, in: vocabulary, visit)
  }

  /// Visits words of names that begin with what was typed ("gobl").
  func findLonger(
    than typed: ArraySlice<UInt8>, in vocabulary: Vocabulary, _ visit: (Int32) -> Void
  ) {
    beginnings.find(typed, in: vocabulary, visit)
  }

  private func search(
    _ typed: ArraySlice<UInt8>, _ lengths: ClosedRange<Int>, edits: Int, in vocabulary: Vocabulary,
    _ visit: (Int32, Int) -> Void
  ) {
    let bits = LetterBits(typed)
    var alike: [Int32] = []
    for length in lengths where length <= WordParts.longest {
      alike.removeAll(keepingCapacity: true)
      parts.find(typed, length: length, edits: edits, into: &alike)
      for word in alike where vocabulary.length(Int(word)) == length {
        let letters = vocabulary.word(Int(word))
        guard bits.distance(to: letters) <= edits else { continue }
        if let cost = EditDistance.cost(typed, letters, edits: edits), cost > 0 {
          visit(word, cost)
        }
      }
    }
  }
}

extension Spelling: Frozen {
  func freeze(into bytes: inout Freezer) {
    parts.freeze(into: &bytes)
    beginnings.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    parts = try WordParts(thawing: &bytes)
    beginnings = try Beginnings(thawing: &bytes)
  }
}
