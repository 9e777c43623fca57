extension String {
  /// Words in small letters without accents and punctuation; what joins inside a word ("owl's") is dropped.
  var searchWords: [String] {
    var words: [String] = []
    var word = ""
    for scalar in unicodeScalars {
      if scalar.isWordPart {
        word.append(contentsOf: scalar.folded)
      } else if !scalar.joins, !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
