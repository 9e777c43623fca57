/// Finds the word somebody probably meant.
enum Spelling {
  /// The nearest word, if it is at most two letters away.
  static func nearest(to word: String, among words: [String]) -> String? {
    let distances = words.map { (word: $0, distance: distance(Array(word), Array($0))) }
    guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= 2 else {
      return nil
    }
    return best.word
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[right.count]
  }
}
