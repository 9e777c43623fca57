/// Finds the words of the vocabulary that a misspelt word may stand for.
///
/// Words lie in buckets by length with a mask of their letters, so that a glance at two integers rules nearly all of them out.
struct Spelling: Sendable {
  struct Candidate: Sendable {
    let word: Int
    let cost: Int
  }

  private let buckets: [[Int32]]
  private let masks: [[UInt32]]

  init(_ vocabulary: Vocabulary) {
    var buckets: [[Int32]] = Array(repeating: [], count: Self.longest + 1)
    var masks: [[UInt32]] = Array(repeating: [], count: Self.longest + 1)
    for id in 0..<vocabulary.count {
      let length = vocabulary.length(id)
      guard length >= 2, length <= Self.longest,
        !vocabulary.uses[id].isDisjoint(with: [.name, .command])
      else { continue }
      let word = vocabulary.word(id)
      guard word.contains(where: { $0 >= 97 }) else { continue }
      buckets[length].append(Int32(id))
      masks[length].append(Self.mask(word))
    }
    self.buckets = buckets
    self.masks = masks
  }

  private static let longest = 24

  static func mask(_ word: ArraySlice<UInt8>) -> UInt32 {
    var mask: UInt32 = 0
    for byte in word { mask |= 1 << UInt32(byte & 31) }
    return mask
  }

  /// How many edits a word of this length may have: none to three letters, but for a letter left out of a word of four.
  static func budget(_ length: Int) -> Int { length <= 2 ? 0 : length < 8 ? 1 : 2 }

  /// Candidates in the order of the vocabulary.
  func candidates(for typed: ArraySlice<UInt8>, in vocabulary: Vocabulary) -> [Candidate] {
    let length = typed.count
    let edits = Self.budget(length)
    guard edits > 0, length <= Self.longest, typed.allSatisfy({ $0 >= 97 }) else { return [] }
    let mask = Self.mask(typed)
    let shortest = length == 3 ? 4 : max(2, length - edits)
    var found: [Candidate] = []
    for bucket in shortest...min(Self.longest, length + edits) {
      let ids = buckets[bucket]
      let letters = masks[bucket]
      for index in ids.indices where (letters[index] ^ mask).nonzeroBitCount <= 2 * edits {
        let id = Int(ids[index])
        let word = vocabulary.word(id)
        if length == 3, word.first != typed.first { continue }
        if let cost = EditDistance.cost(typed, word, edits: edits), cost > 0 {
          found.append(Candidate(word: id, cost: cost))
        }
      }
    }
    return found
  }

  /// Words one edit from a word of up to three letters, for names whose other words are right ("rd snapper").
  func companions(of typed: ArraySlice<UInt8>, in vocabulary: Vocabulary) -> [Candidate] {
    guard (1...3).contains(typed.count) else { return [] }
    var found: [Candidate] = []
    let mask = Self.mask(typed)
    for length in max(2, typed.count - 1)...(typed.count + 1) {
      for index in buckets[length].indices
      where (masks[length][index] ^ mask).nonzeroBitCount <= 2 {
        let id = Int(buckets[length][index])
        if let cost = EditDistance.cost(typed, vocabulary.word(id), edits: 1), cost > 0 {
          found.append(Candidate(word: id, cost: cost))
        }
      }
    }
    return found
  }
}
