import Language

/// Rules of words that the interpretation asks about by name: every language has to have them.
package enum WordClass: String, CaseIterable, Sendable {
  /// What refuses what follows it: "not", "without".
  case not
  /// What refuses what was offered, and is followed by what is meant: "no", "nope".
  case refused
  /// What asks for all of a kind: "all", "every".
  case all
  /// What stands between what is looked for and where: "in", "among".
  case within
  /// What the records of a catalog are called.
  case fishNoun, monsterNoun, characterNoun

  /// The words of a catalog's records.
  static let nouns: [WordClass] = [.fishNoun, .monsterNoun, .characterNoun]

  /// What the matcher calls the rule.
  var list: String { "<\(rawValue)>" }
}

extension Matcher {
  /// Whether a folded word is one of a class.
  func has(_ word: String, in words: WordClass) -> Bool {
    isSpelling([word], in: words.list)
  }
}
