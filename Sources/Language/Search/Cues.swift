/// The telling words of intents: which intents a word speaks for, and which it forbids.
struct Cues: Sendable {
  private let intents: WordIndex<Int32>
  private let forbidden: WordIndex<Int32>

  init(_ grammar: Grammar, _ vocabulary: Vocabulary) {
    var intents: [WordIndex<Int32>.Entry] = []
    var forbidden: [WordIndex<Int32>.Entry] = []
    for (index, intent) in grammar.intents.enumerated() {
      intents += Self.entries(intent.words, index, vocabulary)
      forbidden += Self.entries(intent.forbidden, index, vocabulary)
    }
    self.intents = WordIndex(intents, wordCount: vocabulary.count)
    self.forbidden = WordIndex(forbidden, wordCount: vocabulary.count)
  }

  private static func entries(
    _ words: [String], _ intent: Int, _ vocabulary: Vocabulary
  ) -> [WordIndex<Int32>.Entry] {
    words.compactMap(vocabulary.find).map { .init(word: Int32($0), item: Int32(intent)) }
  }

  func isCue(_ word: Int32) -> Bool { !intents[word].isEmpty }
  func holds(_ word: Int32, _ intent: Int32) -> Bool { intents[word].contains(intent) }
  func forbids(_ word: Int32, _ intent: Int32) -> Bool { forbidden[word].contains(intent) }

  /// A word of few intents weighs more.
  func weight(_ word: Int32) -> Int { 60 / intents[word].count }

  /// The intents that any of the words speaks for, in their order.
  func candidates(_ words: [Int32]) -> [Int32] {
    var found: [Int32] = []
    for word in words where word >= 0 { found += intents[word] }
    found.sort()
    var last: Int32 = -1
    found.removeAll { intent in
      defer { last = intent }
      return intent == last
    }
    return found
  }
}

extension Cues: Frozen {
  func freeze(into bytes: inout Freezer) {
    intents.freeze(into: &bytes)
    forbidden.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    intents = try WordIndex(thawing: &bytes)
    forbidden = try WordIndex(thawing: &bytes)
  }
}
