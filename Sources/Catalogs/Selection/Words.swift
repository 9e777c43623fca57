/// The words of a text as they are compared: in lower case, without diacritics and apostrophes.
package struct Words: Hashable, Sendable {
  package let all: [String]

  package init(_ text: String) {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      switch Self.folded(scalar) {
      case .letters(let letters): word += letters
      case .nothing: break
      case .boundary where word.isEmpty: break
      case .boundary:
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    all = words
  }

  /// Whether the other words stand in these, side by side, and not behind a "non".
  ///
  /// "good" is in "neutral good", but not in "any non-good alignment".
  ///
  /// Nor do they stand there where one of `further` follows: then they are the beginning of something else's name.
  func holds(_ other: Words, notBefore further: Set<String> = []) -> Bool {
    guard let first = other.all.first else { return false }
    var start = 0
    while start + other.all.count <= all.count {
      let end = start + other.all.count
      if all[start] == first, all[start...].starts(with: other.all),
        start == 0 || all[start - 1] != Self.negation,
        further.isEmpty || end == all.count || !further.contains(all[end])
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// The prefix that turns the word after it into its opposite.
  static let negation = "non"
}
