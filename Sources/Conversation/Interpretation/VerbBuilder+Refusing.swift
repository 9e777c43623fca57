import Catalogs
import Language

/// What is not wanted: "not her", "not the pink one".
extension VerbBuilder {
  /// `other refused`: none of those that are asked about; of one that was chosen, the others.
  var refused: Built { state.question == nil ? other : done(.no) }

  /// `pick except`: the list on show without those whose names hold the words; of one record something else is meant.
  var pickOthers: Built {
    if state.isOnRecord { return .unfit }
    let said = builder.reading.tokens.filter { !builder.isFiller($0) && !builder.isRefusal($0) }
    return listWithout(said) ?? .unfit
  }

  /// The list on show without those whose names hold some words, where it has such and others.
  func listWithout(_ words: [String]) -> Built? {
    guard case .list(let query, _) = state.place, !words.isEmpty else { return nil }
    let refused = state.shown.filter { id in
      builder.library[id].map { Set(words).isSubset(of: Matcher.words(of: $0.name)) } ?? false
    }
    guard 1..<max(1, state.shown.count) ~= refused.count else { return nil }
    let tag = Filter(.name, .not, words.joined(separator: " "))
    return done(.filter(query.catalog, .only([tag])))
  }
}

extension CommandBuilder {
  /// Whether a word refuses what follows it, or what is there.
  func isRefusal(_ word: String) -> Bool {
    matcher.has(word, in: .not) || matcher.has(word, in: .refused)
  }
}
