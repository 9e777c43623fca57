@testable import Language

extension Vocabulary {
  /// A vocabulary of names, words parted by blanks.
  static func names(_ words: String) -> Vocabulary {
    var vocabulary = Vocabulary()
    for word in words.split(separator: " ") { vocabulary.add(String(word), .name) }
    return vocabulary
  }
}

extension Spelling {
  /// What a misspelt word may stand for, with costs: "sockeye 8".
  func candidates(for typed: String, in vocabulary: Vocabulary) -> [String] {
    var found: [String] = []
    find(Array(typed.utf8)[...], in: vocabulary) {
      found.append("\(vocabulary.text(Int($0))) \($1)")
    }
    return found
  }

  func companions(of typed: String, in vocabulary: Vocabulary) -> [String] {
    var found: [String] = []
    findCompanions(of: Array(typed.utf8)[...], in: vocabulary) { word, cost in
      found.append("\(vocabulary.text(Int(word))) \(cost)")
    }
    return found
  }
}
