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

    /// Whether a word of so many letters is too far from this to be sure of it: it is then asked about.
    ///
    /// Few people slip at the first letter of a word.
    func isGuess(ofLetters count: Int, isPartOfName: Bool, keepsFirst: Bool) -> Bool {
      if cost > Int32(EditDistance.plain) { return count < Self.lettersOfTwoEdits }
      if cost > Int32(EditDistance.slip), !keepsFirst, count < Self.lettersOfOneEdit { return true }
      return isPartOfName && cost > Lattice.inflection && count < Self.lettersOfPart
    }

    /// Two edits leave too little of a shorter word.
    private static let lettersOfTwoEdits = 10
    /// One edit that is no slip of the finger leaves too little of a shorter word that begins otherwise.
    private static let lettersOfOneEdit = 5
    /// One edit leaves too little of a shorter word that is only a part of a name.
    private static let lettersOfPart = 6
  }

  private(set) var edges: [Edge] = []
  private var starts: [Int32] = []
  /// The word each token is as it stands, or −1.
  private(set) var words: [Int32] = []
  /// The same, but for misspelt words of numbers, which are mended.
  private(set) var counted: [Int32] = []
  private var mended = MendedWords()

  static let inflection: Int32 = 1
  /// A name of several words may have an ending at each.
  static let inflections: Int32 = 3
  private static let joining: Int32 = 4
  /// The beginning of a word, which is no mistake, comes before any that is one.
  static let beginning: Int32 = 6

  /// Where the edges of a token lie.
  subscript(position: Int) -> Range<Int> { Int(starts[position])..<Int(starts[position + 1]) }

  /// Takes the tokens of another utterance.
  mutating func read(_ utterance: Utterance, _ compiled: Compiled) {
    // Given back, so that the room of the words can be used again.
    counted = []
    words.removeAll(keepingCapacity: true)
    for index in utterance.tokens.indices {
      words.append(Self.word(index, of: utterance, compiled))
    }
    edges.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    for index in utterance.tokens.indices {
      starts.append(Int32(edges.count))
      addEdges(at: index, utterance, compiled)
    }
    starts.append(Int32(edges.count))
    mendNumerals(utterance, compiled)
  }

  /// What the misspelt words of a number in words cost.
  func editsOfNumber(_ range: Range<Int>) -> Cost {
    range.contains { counted[$0] != words[$0] } ? .commandEdits(EditDistance.plain) : .zero
  }

  /// The word a token is as it stands, or −1.
  static func word(_ index: Int, of utterance: Utterance, _ compiled: Compiled) -> Int32 {
    Int32(compiled.vocabulary.find(utterance.word(index)) ?? -1)
  }

  /// Finds every word that a misspelt one may be.
  private static func findMended(
    _ word: ArraySlice<UInt8>, known: Int32, _ compiled: Compiled, into edges: inout [Edge]
  ) {
    compiled.spelling.find(word, in: compiled.vocabulary) { candidate, cost in
      if candidate != known { edges.append(Edge(word: candidate, cost: Int32(cost))) }
    }
    compiled.spelling.findLonger(than: word, in: compiled.vocabulary) { candidate in
      // The words of titles are those of every day, and more of them than anybody could mean.
      guard !compiled.partials[candidate].isEmpty else { return }
      // Less than half of a long word may be that of anything ("bart" is no bartender).
      guard word.count < 4 || 2 * word.count >= compiled.vocabulary.length(Int(candidate)) else {
        return
      }
      // Three letters are too few unless the rest of a name is there ("giant oct").
      edges.append(
        Edge(word: candidate, cost: Self.beginning, needsCompany: word.count < 4))
    }
    compiled.spelling.findCompanions(of: word, in: compiled.vocabulary) { candidate, cost in
      let isSlip = isSlip(word, of: candidate, compiled)
      guard known < 0 || isSlip && candidate != known else { return }
      edges.append(Edge(word: candidate, cost: Int32(cost), needsCompany: !isSlip))
    }
    guard known < 0 else { return }
    findSplit(word, compiled, into: &edges)
  }

  /// Keeps a misspelt word from being more words than anybody could mean: among very many names each slip is near to dozens.
  private static func keepNearest(_ edges: inout [Edge]) {
    guard edges.count > mostMended else { return }
    let order = edges.indices.sorted { (edges[$0].cost, $0) < (edges[$1].cost, $1) }
    edges = order.prefix(mostMended).sorted().map { edges[$0] }
  }

  /// More words than a misspelt one is near to among the names that there are.
  private static let mostMended = 32

  /// Whether a short word is one that carries no meaning, with its letters in another order or one of them left out: "teh", "hw".
  private static func isSlip(
    _ typed: ArraySlice<UInt8>, of candidate: Int32, _ compiled: Compiled
  ) -> Bool {
    guard typed.count > 1, compiled.vocabulary.uses[Int(candidate)].contains(.filler) else {
      return false
    }
    let word = compiled.vocabulary.word(Int(candidate))
    if typed.count == word.count { return typed.sorted() == word.sorted() }
    return typed.count < word.count && typed.first == word.first
  }

  /// Takes misspelt words of numbers for what they are: "the thrid one".
  private mutating func mendNumerals(_ utterance: Utterance, _ compiled: Compiled) {
    counted = words
    for index in words.indices where words[index] < 0 && utterance.tokens[index].number == nil {
      let numerals = edges[self[index]].filter { edge in
        edge.second < 0 && edge.length == 1 && !edge.needsCompany
          && edge.cost <= Int32(EditDistance.plain) && compiled.numerals.holds(edge.word)
      }
      if numerals.count == 1 { counted[index] = numerals[0].word }
    }
  }

  private mutating func addEdges(at index: Int, _ utterance: Utterance, _ compiled: Compiled) {
    let known = words[index]
    let word = utterance.word(index)
    if known >= 0 { edges.append(Edge(word: known, cost: 0)) }
    addInflections(of: word, known: known, compiled)
    addJoined(at: index, utterance, compiled)
    guard known < 0 || !compiled.vocabulary.uses[Int(known)].isFirm,
      utterance.tokens[index].number == nil, !isOrdinaryWithEnding(at: index, compiled)
    else { return }
    // A longer word is never mended, and would only take another's place.
    guard word.count <= WordParts.longest else { return }
    edges += mended.edges(of: word) {
      Self.findMended(word, known: known, compiled, into: &$0)
      Self.keepNearest(&$0)
    }
  }
}

extension Lattice {
  private mutating func addInflections(
    of word: ArraySlice<UInt8>, known: Int32, _ compiled: Compiled
  ) {
    for index in compiled.endings.indices where word.ends(in: compiled.endings[index].letters) {
      let replacement = compiled.endings[index].replacement
      let stem = word.dropLast(compiled.endings[index].letters.count)
      let whole = replacement.isEmpty ? stem : stem + replacement
      guard let id = compiled.vocabulary.find(whole), Int32(id) != known else { continue }
      edges.append(Edge(word: Int32(id), cost: Self.inflection))
    }
  }

  /// Whether a word is good language with an ending, as "planets": that is no slip.
  func isOrdinaryWithEnding(at index: Int, _ compiled: Compiled) -> Bool {
    let end = index + 1 < starts.count ? Int(starts[index + 1]) : edges.count
    return edges[Int(starts[index])..<end].contains { edge in
      edge.cost == Self.inflection && edge.second < 0
        && compiled.vocabulary.uses[Int(edge.word)].contains(.ordinary)
    }
  }

  /// Whether a token is a known word with an ending.
  func isInflected(_ index: Int) -> Bool {
    edges[self[index]].contains { $0.cost == Self.inflection && $0.second < 0 }
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

  private static func findSplit(
    _ word: ArraySlice<UInt8>, _ compiled: Compiled, into edges: inout [Edge]
  ) {
    guard word.count > 5 else { return }
    for cut in (word.startIndex + 3)...(word.endIndex - 3) {
      guard let first = compiled.vocabulary.find(word[..<cut]),
        let second = compiled.vocabulary.find(word[cut...]),
        compiled.vocabulary.uses[first].contains(.name),
        compiled.vocabulary.uses[second].contains(.name)
      else { continue }
      edges.append(Edge(word: Int32(first), second: Int32(second), cost: joining))
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the last bytes are these, with two or more before them.
  fileprivate func ends(in ending: [UInt8]) -> Bool {
    var (place, other) = (endIndex, ending.endIndex)
    guard count > ending.count + 1 else { return false }
    while other > 0 {
      place -= 1
      other -= 1
      if self[place] != ending[other] { return false }
    }
    return true
  }
}
