/// Numbers in words, as a language's `numeral` and `ordinal` lines define them.
struct Numerals: Sendable {
  struct Part: Sendable {
    let number: Number
    let multiplies: Bool
    let isOrdinal: Bool
  }

  /// A number found at a token.
  struct Found {
    let end: Int
    let number: Number
    let isOrdinal: Bool
  }

  /// Parts by word number; −1 or an index.
  private var parts: [Int32: Part] = [:]
  private var joins: Set<Int32> = []
  private let ordinalEndings: [[UInt8]]

  init(_ grammar: Grammar, _ vocabulary: inout Vocabulary) {
    ordinalEndings = grammar.ordinalEndings.map { Array($0.utf8) }
    for numeral in grammar.numerals where numeral.words.count == 1 {
      let id = vocabulary.add(numeral.words[0], [.command, .ordinary])
      parts[Int32(id)] = Part(
        number: numeral.number, multiplies: numeral.multiplies, isOrdinal: numeral.isOrdinal)
    }
    for word in grammar.numeralJoins { joins.insert(Int32(vocabulary.add(word, .command))) }
  }

  /// Numbers that begin at a token: one in digits, one in words, or an ordinal in digits ("3rd").
  func numbers(at start: Int, of utterance: Utterance, words: [Int32]) -> [Found] {
    if let number = utterance.tokens[start].number {
      return [Found(end: start + 1, number: number, isOrdinal: false)]
    }
    if let ordinal = ordinalInDigits(utterance.word(start)) {
      return [Found(end: start + 1, number: Number(ordinal), isOrdinal: true)]
    }
    return inWords(from: start, words)
  }

  private func ordinalInDigits(_ word: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first, (48...57).contains(first) else { return nil }
    for ending in ordinalEndings where word.count > ending.count && word.suffix(ending.count).elementsEqual(ending) {
      return Int(String(decoding: word.dropLast(ending.count), as: UTF8.self))
    }
    return nil
  }

  /// The longest number in words, and every shorter one that is a number in itself.
  private func inWords(from start: Int, _ words: [Int32]) -> [Found] {
    guard let first = parts[words[start]] else { return [] }
    if first.isOrdinal { return [Found(end: start + 1, number: first.number, isOrdinal: true)] }
    var total = Sum(first)
    var found: [Found] = [Found(end: start + 1, number: total.number, isOrdinal: false)]
    var position = start + 1
    while position < words.count {
      if joins.contains(words[position]), position + 1 < words.count {
        guard parts[words[position + 1]] != nil, total.takesJoin else { break }
        position += 1
      }
      guard let part = parts[words[position]], total.add(part) else { break }
      position += 1
      found.append(Found(end: position, number: total.number, isOrdinal: part.isOrdinal))
      if part.isOrdinal { break }
    }
    return found.reversed()
  }
}

/// A number in words as it grows from left to right.
private struct Sum {
  private var whole = 0
  private var current: Int
  private var denominator = 1
  /// The place of the last part: units 1, tens 10, hundreds 100.
  private var last: Int

  init(_ part: Numerals.Part) {
    denominator = part.number.denominator
    current = part.number.numerator
    last = Self.place(current)
  }

  private static func place(_ value: Int) -> Int { value >= 100 ? value : value >= 20 ? 10 : value >= 10 ? 2 : 1 }

  var number: Number { Number(whole + current, over: denominator) }
  var takesJoin: Bool { denominator == 1 && last >= 100 }

  /// Takes one more part, or refuses it.
  mutating func add(_ part: Numerals.Part) -> Bool {
    if part.number.denominator > 1 {
      // "three quarters", "one half".
      guard denominator == 1, whole == 0, current < 20, last < 10 else { return false }
      current *= part.number.numerator
      denominator = part.number.denominator
      return true
    }
    guard denominator == 1 else { return false }
    let value = part.number.numerator
    if part.multiplies {
      guard current > 0, value > last || value >= 1000 else { return false }
      current = min(current * value, Number.limit)
      if value >= 1000 {
        whole += current
        current = 0
      }
      last = value
      return true
    }
    let fits = last >= 100 || (last == 10 && value < 10)
    guard fits, value > 0 else { return false }
    current += value
    last = Self.place(value)
    return true
  }
}
