/// What each token of an utterance may be as a word: itself, without its ending, mended, or joined with its neighbour.
struct Lattice {
  /// One way to read a token, or two tokens, as one word or two.
  struct Edge {
    let word: Int32
    /// The second word when a token was split, else −1.
    var second: Int32 = -1
    /// Tokens it takes: one, or two that were joined.
    var length: Int32 = 1
    let cost: Int32
    /// Whether it only counts beside words that are right.
    var needsCompany = false
  }

  private(set) var edges: [Edge] = []
  private(set) var starts: [Int32] = []
  /// The word each token is as it stands, or −1.
  private(set) var words: [Int32] = []

  static let inflection: Int32 = 1
  private static let joining: Int32 = 4

  subscript(position: Int) -> ArraySlice<Edge> {
    edges[Int(starts[position])..<Int(starts[position + 1])]
  }

  /// - Parameter bends: Whether words of names may be bent into others too.
  init(_ utterance: Utterance, _ compiled: Compiled, bends: Bool) {
    let count = utterance.tokens.count
    words.reserveCapacity(count)
    for index in 0..<count {
      words.append(Int32(compiled.vocabulary.find(utterance.word(index)) ?? -1))
    }
    starts.reserveCapacity(count + 1)
    for index in 0..<count {
      starts.append(Int32(edges.count))
      addEdges(at: index, utterance, compiled, bends: bends)
    }
    starts.append(Int32(edges.count))
  }

  private mutating func addEdges(
    at index: Int, _ utterance: Utterance, _ compiled: Compiled, bends: Bool
  ) {
    let known = words[index]
    let word = utterance.word(index)
    if known >= 0 { edges.append(Edge(word: known, cost: 0)) }
    let isMeant = known >= 0 && isFirm(Int(known), compiled, bends: bends)
    addInflections(of: word, known: known, compiled)
    addJoined(at: index, utterance, compiled)
    guard !isMeant, utterance.tokens[index].number == nil else { return }
    for candidate in compiled.spelling.candidates(for: word, in: compiled.vocabulary)
    where candidate.word != Int(known) {
      edges.append(Edge(word: Int32(candidate.word), cost: Int32(candidate.cost)))
    }
    guard known < 0 else { return }
    for candidate in compiled.spelling.companions(of: word, in: compiled.vocabulary) {
      edges.append(
        Edge(word: Int32(candidate.word), cost: Int32(candidate.cost), needsCompany: true))
    }
    addSplit(word, compiled)
  }

  /// Whether a known word stands for itself alone.
  private func isFirm(_ word: Int, _ compiled: Compiled, bends: Bool) -> Bool {
    !bends || !compiled.vocabulary.uses[word].isDisjoint(with: [.command, .ordinary, .filler])
  }

  private mutating func addInflections(
    of word: ArraySlice<UInt8>, known: Int32, _ compiled: Compiled
  ) {
    for (ending, replacement) in compiled.endings where word.count > ending.count + 1 {
      guard word.suffix(ending.count).elementsEqual(ending) else { continue }
      let stem = Array(word.dropLast(ending.count)) + replacement
      guard let id = compiled.vocabulary.find(stem[...]), Int32(id) != known else { continue }
      edges.append(Edge(word: Int32(id), cost: Self.inflection))
    }
  }

  private mutating func addJoined(at index: Int, _ utterance: Utterance, _ compiled: Compiled) {
    guard index + 1 < utterance.tokens.count else { return }
    let joined = utterance.letters[
      utterance.tokens[index].letters.lowerBound..<utterance.tokens[index + 1].letters.upperBound]
    guard joined.count > 4, utterance.tokens[index].number == nil,
      let id = compiled.vocabulary.find(joined),
      compiled.vocabulary.uses[id].contains(.name)
    else { return }
    edges.append(Edge(word: Int32(id), length: 2, cost: Self.joining))
  }

  private mutating func addSplit(_ word: ArraySlice<UInt8>, _ compiled: Compiled) {
    guard word.count >= 6 else { return }
    for cut in (word.startIndex + 3)...(word.endIndex - 3) {
      guard let first = compiled.vocabulary.find(word[..<cut]),
        let second = compiled.vocabulary.find(word[cut...]),
        compiled.vocabulary.uses[first].contains(.name),
        compiled.vocabulary.uses[second].contains(.name)
      else { continue }
      edges.append(Edge(word: Int32(first), second: Int32(second), cost: Self.joining))
    }
  }
}
