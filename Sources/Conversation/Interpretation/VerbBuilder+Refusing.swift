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

  /// The groups without a "not" of their own that go on with a list of what is refused: "except dragons, giants and fiends".
  ///
  /// A list is of one fact, and has an "and" before its last; "not undead but dragons" is none.
  var refusedInLists: Set<Int> {
    let slots = builder.reading.slots
    var refused: Set<Int> = []
    for start in slots.indices where slots[start].isRefused {
      let fields = fields(of: slots[start])
      guard !fields.isEmpty else { continue }
      for index in slots[(start + 1)...].indices {
        guard case .group = slots[index].value, !slots[index].isRefused,
          self.fields(of: slots[index]) == fields
        else { break }
        let (end, next) = (slots[index - 1].range.upperBound, slots[index].range.lowerBound)
        guard next > end else { continue }
        if builder.matcher.isJoin(builder.reading.tokens[end]) {
          refused.formUnion((start + 1)...index)
        }
        break
      }
    }
    return refused
  }

  private func fields(of group: Slot) -> Set<Fact> {
    guard case .group(let parts) = group.value else { return [] }
    return filters(in: parts, isNot: false, after: []).reduce(into: []) { $0.formUnion($1.fields) }
  }
}

extension CommandBuilder {
  /// Whether a word refuses what follows it, or what is there.
  func isRefusal(_ word: String) -> Bool {
    matcher.has(word, in: .not) || matcher.has(word, in: .refused)
  }
}

extension Slot {
  /// Whether it is a group with a "not".
  fileprivate var isRefused: Bool {
    guard case .group(let parts) = value else { return false }
    return parts.contains { $0.name == "not" }
  }
}
