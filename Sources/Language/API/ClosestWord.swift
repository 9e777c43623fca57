/// Finds what was probably meant in a short list.
public enum ClosestWord {
  /// The word that takes the fewest edits, at most a third of its letters; nil when none is near.
  public static func of(_ typed: String, among words: [String]) -> String? {
    let letters = Array(typed.lowercased().utf8)
    let edits = max(1, letters.count / 3)
    let costs = words.compactMap { word in
      EditDistance.cost(letters[...], Array(word.utf8)[...], edits: edits).map { (word, $0) }
    }
    return costs.min { $0.1 < $1.1 }?.0
  }
}
