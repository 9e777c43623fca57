/// Words that stand for several, as "wheres" does for "where is".
struct Contractions: Sendable {
  fileprivate struct Entry: Sendable {
    let word: [UInt8]
    let words: [String]
  }

  private let entries: [Entry]
  /// How long a contraction may be; most words are told apart by this and their last letter.
  private let lengths: Range<Int>
  private let lastLetters: UInt32

  init(_ grammar: Grammar) {
    self.init(grammar.contractions.map { Entry(word: Array($0.word.utf8), words: $0.words) })
  }

  private init(_ entries: [Entry]) {
    self.entries = entries
    let counts = entries.map(\.word.count)
    lengths = (counts.min() ?? 0)..<(counts.max() ?? -1) + 1
    lastLetters = entries.reduce(0) { $0 | Self.bit($1.word.last) }
  }

  private static func bit(_ letter: UInt8?) -> UInt32 { letter.map { 1 << UInt32($0 & 31) } ?? 0 }

  /// What a folded word stands for; nil for a word that stands for itself.
  func words(of word: ArraySlice<UInt8>) -> [String]? {
    guard lengths.contains(word.count), lastLetters & Self.bit(word.last) != 0 else { return nil }
    return entries.first { $0.word.elementsEqual(word) }?.words
  }
}

extension Contractions: Frozen {
  func freeze(into bytes: inout Freezer) { entries.freeze(into: &bytes) }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    self.init(try [Entry](thawing: &bytes))
  }
}

extension Contractions.Entry: Frozen {
  func freeze(into bytes: inout Freezer) {
    bytes.add(word)
    words.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    word = try bytes.values()
    words = try [String](thawing: &bytes)
  }
}
