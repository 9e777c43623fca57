/// Example sentences of the intents that share words with an utterance nobody understood.
struct Nearest: Sendable {
  private let examples: [String]
  /// The examples a word speaks for, by its cues and by its sentence.
  private let sharing: WordIndex<Int32>

  init(_ grammar: Grammar, _ vocabulary: Vocabulary) {
    var examples: [String] = []
    var entries: [WordIndex<Int32>.Entry] = []
    var tokenizer = Tokenizer()
    for intent in grammar.intents {
      guard let example = intent.example else { continue }
      tokenizer.read(example)
      let said = tokenizer.utterance.tokens.indices.map(tokenizer.utterance.word)
      let words = intent.words.compactMap(vocabulary.find) + said.compactMap(vocabulary.find)
      for word in words where vocabulary.uses[word].isDisjoint(with: .filler) {
        entries.append(.init(word: Int32(word), item: Int32(examples.count)))
      }
      examples.append(example)
    }
    self.examples = examples
    sharing = WordIndex(entries, wordCount: vocabulary.count)
  }

  /// At most three sentences, the closest first; none when nothing is shared.
  ///
  /// What was said is given as words, −1 for those nobody knows; a word that few examples share tells more.
  func sentences(_ words: [Int32]) -> [String] {
    var scores = [Int](repeating: 0, count: examples.count)
    for word in words where word >= 0 {
      let sharing = sharing[word]
      for index in sharing { scores[Int(index)] += 60 / sharing.count }
    }
    var found: [String] = []
    while found.count < 3 {
      guard let most = scores.max(), most > 0, let best = scores.firstIndex(of: most) else { break }
      found.append(examples[best])
      scores[best] = 0
    }
    return found
  }
}

extension Nearest: Frozen {
  func freeze(into bytes: inout Freezer) {
    examples.freeze(into: &bytes)
    sharing.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    examples = try [String](thawing: &bytes)
    sharing = try WordIndex(thawing: &bytes)
  }
}
