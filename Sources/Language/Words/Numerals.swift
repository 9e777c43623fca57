/// Numbers in words, as a language's `numeral` and `ordinal` lines define them.
struct Numerals: Sendable {
  struct Part: Sendable {
    let number: Number
    let multiplies: Bool
    let isOrdinal: Bool
  }

  /// A number found at a token.
  struct Found: Equatable {
    let end: Int
    let number: Number
    let isOrdinal: Bool
  }

  private var parts: [Part] = []
  /// What a word is in numbers, by its number: a part's index, or one of these.
  private var roles: [Int16] = []
  private static let none: Int16 = -1
  private static let join: Int16 = -2
  private let ordinalEndings: [[UInt8]]

  init(_ grammar: Grammar, _ vocabulary: inout Vocabulary) {
    ordinalEndings = grammar.ordinalEndings.map { Array($0.utf8) }
    for numeral in grammar.numerals where numeral.words.count == 1 {
      give(Int16(parts.count), to: vocabulary.add(numeral.words[0], [.command, .ordinary]))
      parts.append(
        Part(
          number: numeral.number, multiplies: numeral.multiplies, isOrdinal: numeral.isOrdinal))
    }
    for word in grammar.numeralJoins { give(Self.join, to: vocabulary.add(word, .command)) }
  }

  private mutating func give(_ role: Int16, to word: Int) {
    while roles.count <= word { roles.append(Self.none) }
    roles[word] = role
  }

  private func role(_ word: Int32) -> Int16 {
    word >= 0 && Int(word) < roles.count ? roles[Int(word)] : Self.none
  }

  private func part(_ word: Int32) -> Part? {
    let role = role(word)
    return role >= 0 ? parts[Int(role)] : nil
  }

  /// Whether a word is one of a number.
  func holds(_ word: Int32) -> Bool { role(word) >= 0 }

  /// Numbers that begin at a token: one in digits, one in words, or an ordinal in digits ("3rd").
  func numbers(at start: Int, of utterance: Utterance, words: [Int32]) -> [Found] {
    if let number = utterance.tokens[start].number {
      let plain = Found(end: start + 1, number: number, isOrdinal: false)
      return times(plain, words) + [plain]
    }
    if let ordinal = ordinalInDigits(utterance.word(start)) {
      return [Found(end: start + 1, number: Number(ordinal), isOrdinal: true)]
    }
    return inWords(from: start, words)
  }

  /// A number in digits before a word that multiplies it: "10 million", "1.5 million".
  private func times(_ plain: Found, _ words: [Int32]) -> [Found] {
    guard plain.end < words.count, let part = part(words[plain.end]), part.multiplies else {
      return []
    }
    let number = Number(
      plain.number.numerator * part.number.numerator, over: plain.number.denominator)
    return [Found(end: plain.end + 1, number: number, isOrdinal: false)]
  }

  private func ordinalInDigits(_ word: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first, (48...57).contains(first) else { return nil }
    for ending in ordinalEndings
    where word.count > ending.count && word.suffix(ending.count).elementsEqual(ending) {
      return Int(String(decoding: word.dropLast(ending.count), as: UTF8.self))
    }
    return nil
  }

  /// The longest number in words, and every shorter one that is a number in itself.
  private func inWords(from start: Int, _ words: [Int32]) -> [Found] {
    guard let first = part(words[start]) else { return [] }
    if first.isOrdinal { return [Found(end: start + 1, number: first.number, isOrdinal: true)] }
    var total = Sum(first)
    var found: [Found] = [Found(end: start + 1, number: total.number, isOrdinal: false)]
    var position = start + 1
    while position < words.count {
      if role(words[position]) == Self.join, position + 1 < words.count {
        guard part(words[position + 1]) != nil, total.takesJoin else { break }
        position += 1
      }
      guard let part = part(words[position]), total.add(part) else { break }
      position += 1
      found.append(Found(end: position, number: total.number, isOrdinal: part.isOrdinal))
      if part.isOrdinal { break }
    }
    return found.reversed()
  }
}

extension Numerals: Frozen {
  func freeze(into bytes: inout Freezer) {
    parts.freeze(into: &bytes)
    bytes.add(roles)
    ordinalEndings.map { String(decoding: $0, as: UTF8.self) }.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    parts = try [Part](thawing: &bytes)
    roles = try bytes.values()
    ordinalEndings = try [String](thawing: &bytes).map { Array($0.utf8) }
  }
}

extension Numerals.Part: Frozen {
  func freeze(into bytes: inout Freezer) {
    number.freeze(into: &bytes)
    multiplies.freeze(into: &bytes)
    isOrdinal.freeze(into: &bytes)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    number = try Number(thawing: &bytes)
    multiplies = try Bool(thawing: &bytes)
    isOrdinal = try Bool(thawing: &bytes)
  }
}
