extension Compiler {
  /// A rule with at most so many wordings is a set of fixed phrases.
  private static let phraseLimit = 400

  mutating func addLists() throws(IntentError) {
    let skips = addList("skip", .skips)
    for phrase in grammar.skips {
      // A word of "if it is not too much trouble" means something elsewhere: only the whole carries no meaning.
      let use: Vocabulary.Use = phrase.count > 1 ? .ordinary : [.command, .filler]
      addPhrase(phrase, to: skips, entry: 0, use: use)
    }
    for name in grammar.lists.keys.sorted() {
      guard let list = grammar.lists[name] else { continue }
      if list.source != nil {
        let number = addList(name, .names)
        lists[number].isStrict = list.isStrict
        lists[number].isLate = list.isLate
      } else {
        try addClosed(list, name)
      }
    }
    addPronouns()
    addFixedPhrases()
  }

  private mutating func addList(_ name: String, _ kind: ListInfo.Kind) -> Int {
    listNumbers[name] = lists.count
    lists.append(ListInfo(name: name, kind: kind))
    return lists.count - 1
  }

  private mutating func addPronouns() {
    for (index, pronoun) in grammar.pronouns.enumerated() {
      let list = addList("pronoun \(index)", .pronouns)
      lists[list].targets = pronoun.lists.compactMap { listNumbers[$0] }
      for word in pronoun.words {
        tokenizer.read(word)
        addSpelling(to: list, entry: 0, use: .command)
      }
    }
  }

  private mutating func addFixedPhrases() {
    for name in grammar.rules.keys.sorted() {
      guard let rule = grammar.rules[name], isWordsAlone(rule) else { continue }
      let list = addList("<\(name)>", .phrases)
      phraseLists[name] = PhraseList(list: list, canBeEmpty: rule.canBeEmpty)
      addWordings(of: rule, to: list, entry: 0)
    }
  }

  private func isWordsAlone(_ expression: Expression) -> Bool {
    expression.wordingCount(grammar.rules, limit: Self.phraseLimit) != nil
  }

  private mutating func addClosed(_ definition: Grammar.List, _ name: String) throws(IntentError) {
    let list = addList(name, .closed)
    lists[list].isLate = definition.isLate
    var known: [String: Int] = [:]
    for entry in definition.entries {
      let index = known[entry.value] ?? lists[list].values.count
      if index == lists[list].values.count {
        known[entry.value] = index
        lists[list].values.append(entry.value)
      }
      for spelling in entry.spellings {
        guard isWordsAlone(spelling) else {
          throw IntentError(.unexpected("{"), at: definition.location, line: name)
        }
        addWordings(of: spelling, to: list, entry: index)
      }
    }
  }

  /// Fills the lists that take their names from the lexicon.
  mutating func addNames(of lexicon: Lexicon) {
    for name in grammar.lists.keys.sorted() {
      guard let source = grammar.lists[name]?.source, let list = listNumbers[name] else { continue }
      addNames(lexicon.entries[source] ?? [], to: list, name)
    }
  }

  private mutating func addNames(_ entries: [Lexicon.Entry], to list: Int, _ name: String) {
    lists[list].values.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      lists[list].values.append(entry.value)
      let own = grammar.names[name]?[entry.value] ?? []
      for spelling in entry.spellings + own {
        tokenizer.read(spelling)
        addSpelling(to: list, entry: index, use: .name)
        nearNames.add(tokenizer.utterance.letters, list: list, entry: index)
      }
    }
  }

  /// Adds what the tokenizer has read as a spelling of a thing.
  private mutating func addSpelling(to list: Int, entry: Int, use: Vocabulary.Use) {
    guard !tokenizer.utterance.tokens.isEmpty else { return }
    let isOpen = lists[list].kind == .names && !lists[list].isStrict
    var node = PhraseTrie.root
    for (index, token) in tokenizer.utterance.tokens.enumerated() {
      let isOwner = isOpen && tokenizer.utterance.isOwner(index)
      let word = vocabulary.add(
        tokenizer.utterance.letters[token.letters], isOwner ? use.union(.owner) : use)
      node = trie.extend(node, word)
      if isOpen {
        let name = PartialName(list: Int32(list), entry: Int32(entry))
        partials.append(.init(word: Int32(word), item: name))
      }
    }
    trie.addLeaf(at: node, list: list, entry: entry)
  }

  private mutating func addPhrase(
    _ phrase: [String], to list: Int, entry: Int, use: Vocabulary.Use
  ) {
    var node = PhraseTrie.root
    for word in phrase { node = trie.extend(node, vocabulary.add(word, use)) }
    trie.addLeaf(at: node, list: list, entry: entry)
  }
}

extension Compiler {
  /// Adds every way to write an expression that is words alone.
  private mutating func addWordings(of expression: Expression, to list: Int, entry: Int) {
    for node in paths(of: expression, from: [PhraseTrie.root]) {
      trie.addLeaf(at: node, list: list, entry: entry)
    }
  }

  /// Where the ways to write an expression lead in the trie.
  private mutating func paths(of expression: Expression, from nodes: [Int]) -> [Int] {
    switch expression {
    case .word(let word):
      let number = vocabulary.add(word, .command)
      var next = nodes
      for index in next.indices { next[index] = trie.extend(next[index], number) }
      return next
    case .sequence(let parts):
      var next = nodes
      for part in parts { next = paths(of: part, from: next) }
      return next
    case .choice(let parts):
      var next: [Int] = []
      for part in parts { next += paths(of: part, from: nodes) }
      return next
    case .optional(let part): return nodes + paths(of: part, from: nodes)
    case .rule(let name, _):
      return grammar.rules[name].map { paths(of: $0, from: nodes) } ?? []
    case .slot, .gap, .text, .repeated: return []
    }
  }
}
