/// Finds names that look like words nobody knows, to offer them.
struct NearNames: Sendable {
  /// Every name as it is first spelt, by list.
  private struct Name: Sendable {
    let list: Int
    let entry: Int
    let letters: [UInt8]
  }

  private let names: [Name]

  init(_ lists: [Compiler.ListInfo], _ firstSpellings: [(list: Int, entry: Int, letters: [UInt8])]) {
    names = firstSpellings.map { Name(list: $0.list, entry: $0.entry, letters: $0.letters) }
  }

  /// At most three; a name is near when no more than a third of its letters differ, or a word begins alike.
  func names(
    near words: String, in lists: [String]?, _ compiled: Compiled
  ) -> [(list: String, value: String)] {
    let utterance = Tokenizer.tokenize(words)
    guard let first = utterance.tokens.first else { return [] }
    let typed = utterance.letters[first.letters.lowerBound...]
    let wanted = lists.map { names in Set(names.compactMap { compiled.listNumbers[$0] }) }
    var found: [(score: Int, index: Int)] = []
    for (index, name) in names.enumerated() {
      if let wanted, !wanted.contains(name.list) { continue }
      if wanted == nil, compiled.lists[name.list].isLate { continue }
      if let score = Self.score(typed, name.letters[...]) { found.append((score, index)) }
    }
    found.sort { $0 < $1 }
    return found.prefix(3).map { item in
      let name = names[item.index]
      return (compiled.lists[name.list].name, compiled.lists[name.list].values[name.entry])
    }
  }

  private static func score(_ typed: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Int? {
    let shared = zip(typed, name).prefix { $0 == $1 }.count
    let bonus = shared >= 3 ? shared * 6 : 0
    let edits = max(2, typed.count / 3)
    guard abs(typed.count - name.count) <= edits + 2 || shared >= 3 else { return nil }
    if abs(typed.count - name.count) <= edits,
      let cost = EditDistance.cost(typed, name, edits: edits)
    {
      return cost - bonus
    }
    return shared >= 4 ? 100 - bonus + abs(typed.count - name.count) : nil
  }
}
