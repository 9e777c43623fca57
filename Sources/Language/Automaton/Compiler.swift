/// Turns a grammar and a lexicon into what the matcher runs on.
struct Compiler {
  let grammar: Grammar
  var vocabulary = Vocabulary()
  var trie = PhraseTrie()
  var lists: [ListInfo] = []
  var listNumbers: [String: Int] = [:]
  /// Rules that are lists of fixed phrases.
  var phraseLists: [String: PhraseList] = [:]
  var numbers: [NumberRange] = []
  var numberNumbers: [String: Int] = [:]
  var slotNames: [String] = []
  var slotNumbers: [String: Int] = [:]
  var symbols: [Symbol] = []
  var symbolNumbers: [Symbol: Int] = [:]
  var templates: [TemplateInfo] = []
  var circumstances: [String] = []
  var joins: [Phrase] = []
  var partials: [WordIndex<PartialName>.Entry] = []
  var nearNames = NearNames()
  /// Rules that are kept as groups, as a network of their own: found once a token, whichever template wants them.
  var groupNetwork = Network()
  var groupNumbers: [String: Int] = [:]
  /// Splits names; one for all, so that its room is made once.
  var tokenizer = Tokenizer()

  /// A rule of fixed phrases as a list, and whether it can take no word at all.
  struct PhraseList {
    let list: Int
    let canBeEmpty: Bool
  }

  private init(_ grammar: Grammar) { self.grammar = grammar }

  static func compile(_ grammar: Grammar, _ lexicon: Lexicon) throws(IntentError) -> Compiled {
    var compiler = Compiler(grammar)
    return try compiler.run(lexicon)
  }

  private mutating func run(_ lexicon: Lexicon) throws(IntentError) -> Compiled {
    try addLists()
    addNumbers()
    addCircumstances()
    var network = Network()
    for (index, intent) in grammar.intents.enumerated() {
      for template in intent.templates {
        let part = try build(template.expression, [], template, into: &network)
        network.accept(part, template: templates.count)
        templates.append(
          TemplateInfo(intent: index, location: template.location, text: template.text))
      }
    }
    // The sentences are made deterministic while the names are read: neither needs the other.
    let automata = Ahead { [network, groupNetwork] in
      (Determinizer.automaton(of: network), groups: Determinizer.automaton(of: groupNetwork))
    }
    addNames(of: lexicon)
    addWordsOfTheLanguage()
    let numerals = Numerals(grammar, &vocabulary)
    let places = PlaceWords(grammar, &vocabulary)
    numberSymbols()
    let spelling = Ahead { [vocabulary] in Spelling(vocabulary) }
    let (automaton, groups) = automata.value
    return Compiled(self, automaton, groups: groups, numerals, places, spelling)
  }

  private mutating func addNumbers() {
    for name in grammar.numbers.keys.sorted() {
      guard let list = grammar.numbers[name] else { continue }
      numberNumbers[name] = numbers.count
      numbers.append(NumberRange(list))
    }
  }

  private mutating func addCircumstances() {
    for intent in grammar.intents {
      for name in intent.circumstances + intent.near where !circumstances.contains(name) {
        circumstances.append(name)
      }
    }
  }

  private mutating func addWordsOfTheLanguage() {
    for word in grammar.ordinary { vocabulary.add(word, .ordinary) }
    for word in grammar.fillers { vocabulary.add(word, [.filler, .ordinary]) }
    for intent in grammar.intents {
      for word in intent.words { vocabulary.add(word, .command) }
      for word in intent.forbidden { vocabulary.add(word, .command) }
    }
    for phrase in grammar.joins {
      joins.append(Phrase(words: phrase.map { Int32(vocabulary.add($0, .command)) }))
    }
  }
}

extension Compiler {
  mutating func symbol(_ symbol: Symbol) -> Int {
    if let known = symbolNumbers[symbol] { return known }
    let number = SymbolTable.base + symbols.count
    symbolNumbers[symbol] = number
    symbols.append(symbol)
    return number
  }

  mutating func slot(_ name: String) -> Int {
    if let known = slotNumbers[name] { return known }
    slotNumbers[name] = slotNames.count
    slotNames.append(name)
    return slotNames.count - 1
  }

  /// Tells lists the final numbers of the symbols that take them.
  private mutating func numberSymbols() {
    for (index, symbol) in symbols.enumerated() {
      if case .list(let list, _) = symbol {
        lists[list].symbols.append(Int32(SymbolTable.base + index))
      }
    }
  }

  /// The intents in numbers.
  func intents(_ symbols: SymbolTable) -> [IntentInfo] {
    grammar.intents.map { intent in
      let names = intent.does.compactMap { word -> String? in
        if case .slot(let name) = word, !name.hasSuffix("?") { name } else { nil }
      }
      let wanted = names.map { name in
        let slot = slotNumbers[name]
        let list = listNumbers[name] ?? slot.flatMap(symbols.list(ofSlot:))
        return IntentInfo.Wanted(
          slot: slot.map(Int32.init) ?? -1, list: list.map(Int32.init) ?? -1)
      }
      return IntentInfo(
        name: intent.name, topic: intent.topic, location: intent.location, does: intent.does,
        words: intent.words.joined(separator: " "), example: intent.example,
        circumstances: intent.circumstances.compactMap { circumstances.firstIndex(of: $0) },
        near: intent.near.compactMap { circumstances.firstIndex(of: $0) },
        wanted: wanted, names: names)
    }
  }
}
