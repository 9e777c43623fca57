/// Looks at words as numbers.
extension Matcher {
  /// What a folded word says in numbers of this language: its value, and whether it is an ordinal; nil for any other word.
  public func number(_ word: String) -> (value: Int, isOrdinal: Bool)? {
    let utterance = Tokenizer.tokenize(word)
    guard utterance.tokens.count == 1 else { return nil }
    let words = [compiled.vocabulary.find(word).map(Int32.init) ?? -1]
    guard let found = compiled.numerals.numbers(at: 0, of: utterance, words: words).first,
      found.number.isWhole
    else { return nil }
    return (found.number.numerator, found.isOrdinal)
  }
}
