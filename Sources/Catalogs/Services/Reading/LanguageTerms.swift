/// The languages of a monster out of one line of text.
enum LanguageTerms {
  /// One language a term; “understands A, B, and C but can’t speak” stays whole.
  static func read(_ text: String) -> [String] {
    var terms: [String] = []
    for part in text.split(separator: ",").map({ Markup.folded(String($0)) }) where !part.isEmpty {
      if let last = terms.last, last.contains("understands"), !last.contains(" speak") {
        terms[terms.count - 1] = last + ", " + part
      } else {
        terms.append(part)
      }
    }
    return terms
  }
}
