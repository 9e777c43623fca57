/// Example sentences of the intents that share words with an utterance nobody understood.
struct Nearest: Sendable {
  private struct Candidate: Sendable {
    let words: Set<Int32>
    let example: String
  }

  private let candidates: [Candidate]
  /// How many intents use a word: rare words tell more.
  private let frequencies: [Int32: Int]

  init(_ grammar: Grammar, _ vocabulary: Vocabulary) {
    var frequencies: [Int32: Int] = [:]
    candidates = grammar.intents.compactMap { intent in
      guard let example = intent.example else { return nil }
      let utterance = Tokenizer.tokenize(example)
      var words: Set<Int32> = []
      let cues = intent.words + utterance.tokens.indices.map(utterance.text)
      for cue in cues {
        guard let word = vocabulary.find(Array(cue.utf8)[...]),
          vocabulary.uses[word].isDisjoint(with: .filler)
        else { continue }
        if words.insert(Int32(word)).inserted { frequencies[Int32(word), default: 0] += 1 }
      }
      return Candidate(words: words, example: example)
    }
    self.frequencies = frequencies
  }

  /// At most three sentences, the closest first; none when nothing is shared.
  func sentences(_ utterance: Utterance, _ compiled: Compiled) -> [String] {
    let words = utterance.tokens.indices.compactMap { compiled.vocabulary.find(utterance.word($0)) }
    let known = words.map(Int32.init).filter { frequencies[$0] != nil }
    guard !known.isEmpty else { return [] }
    var scored: [(score: Int, index: Int)] = []
    for (index, candidate) in candidates.enumerated() {
      let score = known.reduce(0) { sum, word in
        candidate.words.contains(word) ? sum + 60 / (frequencies[word] ?? 1) : sum
      }
      if score > 0 { scored.append((score, index)) }
    }
    scored.sort { ($1.score, $0.index) < ($0.score, $1.index) }
    return scored.prefix(3).map { candidates[$0.index].example }
  }
}
