/// What the singular and the plural of a word have in common.
///
/// Names and titles are English in every language of the conversation. A stem need not be a word, it only has to be the same
/// for both.
enum Stem {
  static func of(_ word: String) -> String {
    guard word.utf8.count > 3 else { return word }
    for (ending, singular) in endings where word.hasSuffix(ending) {
      return word.dropLast(ending.count) + singular
    }
    return word
  }

  /// The first ending that fits counts; "bass", "octopus" and "mantis" are no plurals.
  private static let endings: [(ending: String, singular: String)] = [
    ("ss", "ss"), ("us", "us"), ("is", "is"), ("ies", "y"), ("lves", "lf"), ("arves", "arf"),
    ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("xes", "x"), ("zzes", "zz"), ("s", ""),
  ]
}
