/// The telling words of intents: which intents a word speaks for, and which it forbids.
struct Cues: Sendable {
  private var intents: [Int32: [Int]] = [:]
  private var forbidden: [Int32: [Int]] = [:]

  init(_ grammar: Grammar, _ vocabulary: Vocabulary) {
    for (index, intent) in grammar.intents.enumerated() {
      for word in intent.words {
        guard let id = vocabulary.find(Array(word.utf8)[...]) else { continue }
        intents[Int32(id), default: []].append(index)
      }
      for word in intent.forbidden {
        guard let id = vocabulary.find(Array(word.utf8)[...]) else { continue }
        forbidden[Int32(id), default: []].append(index)
      }
    }
  }

  func isCue(_ word: Int32) -> Bool { intents[word] != nil }
  func holds(_ word: Int32, _ intent: Int) -> Bool { intents[word]?.contains(intent) ?? false }
  func forbids(_ word: Int32, _ intent: Int) -> Bool {
    forbidden[word]?.contains(intent) ?? false
  }

  /// A word of few intents weighs more.
  func weight(_ word: Int32) -> Int { 60 / (intents[word]?.count ?? 60) }

  /// The intents that any of the words speaks for, in their order.
  func candidates(_ words: [Int32]) -> [Int] {
    var found: Set<Int> = []
    for word in words { found.formUnion(intents[word] ?? []) }
    return found.sorted()
  }
}
