/// Words that make a number the place of a thing in a list: "number 2", "the second one", "the last one".
struct PlaceWords: Sendable {
  enum Role: String, Sendable {
    case before, after, last
  }

  private let before: [Phrase]
  private let after: [Phrase]
  private let last: [Phrase]
  /// Words that begin one of these.
  private let openers: [Int32]

  init(_ grammar: Grammar, _ vocabulary: inout Vocabulary) {
    var phrases: [Role: [Phrase]] = [:]
    for place in grammar.places {
      let words = place.words.map { Int32(vocabulary.add($0, .command)) }
      phrases[place.role, default: []].append(Phrase(words: words))
    }
    self.init(
      before: phrases[.before] ?? [], after: phrases[.after] ?? [], last: phrases[.last] ?? [])
  }

  private init(before: [Phrase], after: [Phrase], last: [Phrase]) {
    self.before = before
    self.after = after
    self.last = last
    openers = Set((before + last).compactMap(\.words.first)).sorted()
  }

  /// Whether a word may begin a place that begins with no number.
  func mayOpen(_ word: Int32) -> Bool { word >= 0 && openers.contains(word) }

  /// The places that begin at a token: a number of a list, −1 for the last one, and where the words end.
  ///
  /// A plain number is a place only behind a word that says so; an ordinal is one alone and with the words behind it.
  func places(
    at start: Int, of utterance: Utterance, _ words: [Int32], _ numerals: Numerals
  ) -> [(number: Int, end: Int)] {
    var found: [(number: Int, end: Int)] = []
    if let end = last.end(at: start, in: words) { found.append((-1, end)) }
    let lead = before.end(at: start, in: words)
    for position in [start, lead].compactMap({ $0 }) where position < words.count {
      let numbers = numerals.numbers(at: position, of: utterance, words: words)
      for number in numbers where number.number.isWhole {
        guard number.isOrdinal || position != start else { continue }
        found.append((number.number.numerator, number.end))
        if let end = after.end(at: number.end, in: words) {
          found.append((number.number.numerator, end))
        }
      }
    }
    return found
  }
}

extension PlaceWords: Frozen {
  func freeze(into bytes: inout Freezer) {
    before.freeze(into: &bytes)
    after.freeze(into: &bytes)
    last.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    self.init(
      before: try [Phrase](thawing: &bytes), after: try [Phrase](thawing: &bytes),
      last: try [Phrase](thawing: &bytes))
  }
}
