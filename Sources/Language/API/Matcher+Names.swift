/// Looks names up by the words in them.
extension Matcher {
  /// The things that have a name with all of some folded words in it, by list; lists that want whole names are left out.
  public func names(holding words: [String]) -> [(list: String, values: [String])] {
    var common: [PartialName]?
    for word in words {
      guard let number = compiled.vocabulary.find(word) else { return [] }
      let names = compiled.partials[Int32(number)]
      common = common.map { $0.filter(names.contains) } ?? Array(names)
    }
    var found: [(list: String, values: [String])] = []
    for name in common ?? [] {
      let list = compiled.lists[Int(name.list)]
      let value = list.values[Int(name.entry)]
      if let last = found.indices.last, found[last].list == list.name {
        if found[last].values.last != value { found[last].values.append(value) }
      } else {
        found.append((list.name, [value]))
      }
    }
    return found
  }

  /// Whether folded words are a spelling of something in a list, or a phrase of a rule that is words alone ("<show>").
  public func isSpelling(_ words: [String], in list: String) -> Bool {
    isLeaf(words) { $0.name == list }
  }

  /// Whether a folded word is a spelling of something in one of several lists or rules.
  public func isSpelling(_ word: String, inAny lists: [String]) -> Bool {
    isLeaf(CollectionOfOne(word)) { lists.contains($0.name) }
  }

  /// Whether folded words are a pronoun, or stand for one: "the fish".
  public func isPronoun(_ words: [String]) -> Bool {
    isLeaf(words) { $0.kind == .pronouns }
  }

  /// Whether folded words are a pronoun that may stand for a thing of a list: "the fish" is no monster.
  public func isPronoun(_ words: [String], for list: String) -> Bool {
    isLeaf(words) { pronoun in
      pronoun.kind == .pronouns && pronoun.targets.contains { compiled.lists[$0].name == list }
    }
  }

  /// Whether folded words are a spelling of something in a list of some kind.
  private func isLeaf(_ words: some Sequence<String>, _ isWanted: (ListInfo) -> Bool) -> Bool {
    var node = PhraseTrie.root
    for word in words {
      guard let number = compiled.vocabulary.find(word),
        let next = compiled.trie.step(node, number)
      else { return false }
      node = next
    }
    var leaf = compiled.trie.leaf(of: node)
    while leaf >= 0 {
      if isWanted(compiled.lists[Int(compiled.trie.leaves[leaf].list)]) { return true }
      leaf = Int(compiled.trie.leaves[leaf].next)
    }
    return false
  }
}
