import Catalogs
import Language

/// Whether a sentence begins something new, although a question waits for its answer.
struct Beginning {
  let reading: Language.Reading?
  let tokens: [String]
  let matcher: Matcher

  /// Whether it says itself what it looks for, as "fish from Maine" does; "the fish from Maine" is one of those that are
  /// asked about.
  var isAnew: Bool {
    let slots = reading?.slots ?? []
    if reading?.does.contains(.word("anew")) ?? false { return true }
    return tokens.indices.contains { index in
      isNounOfCatalog(tokens[index])
        && !slots.contains { !$0.list.hasPrefix(Self.catalogs) && $0.covers(index) }
        && !isDefinite(at: index, slots)
    }
  }

  /// Whether a word is what the records of a catalog are called.
  private func isNounOfCatalog(_ word: String) -> Bool {
    matcher.isSpelling(word, inAny: Self.nouns)
  }

  private static let catalogs = "catalog"
  private static let nouns = [catalogs] + WordClass.nouns.map(\.list)

  /// Whether an article before it makes a noun one that is spoken of; what it is like may stand between them.
  private func isDefinite(at index: Int, _ slots: [Slot]) -> Bool {
    for before in tokens[..<index].indices.reversed() {
      if matcher.isPronoun([tokens[before], tokens[index]]) { return true }
      guard slots.contains(where: { $0.covers(before) }) else { return false }
    }
    return false
  }
}

extension Slot {
  /// Whether it, or a slot within it, stands for a word.
  fileprivate func covers(_ index: Int) -> Bool { leaves.contains { $0.range.contains(index) } }
}
