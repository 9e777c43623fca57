/// Turns a grammar and a lexicon into what the matcher runs on.
struct Compiler {
  private let grammar: Grammar
  var vocabulary = Vocabulary()
  var trie = PhraseTrie()
  var lists: [ListInfo] = []
  var symbols: [Symbol] = []
  private var listNumbers: [String: Int] = [:]
  private var numberNames: [String] = []
  private var slotNames: [String] = []
  private var slotNumbers: [String: Int] = [:]
  /// Symbols of edges, as placeholders that are numbered once all words are known.
  private var symbolNumbers: [Symbol: Int] = [:]
  /// Rules that are kept as groups, as a network of their own: found once a token, whichever template wants them.
  private var groupNetwork = Network()
  private var groupNumbers: [String: Int] = [:]
  private var templates: [TemplateInfo] = []
  private var firstSpellings: [(list: Int, entry: Int, letters: [UInt8])] = []

  /// A list as the matcher sees it.
  struct ListInfo: Sendable {
    enum Kind: Sendable {
      /// Spellings in the intents files.
      case closed
      /// Names of the lexicon.
      case names
      /// A rule of fixed phrases, or words to skip.
      case phrases
      /// Words that stand for things of other lists.
      case pronouns([Int])
    }

    let name: String
    let kind: Kind
    var values: [String] = []
    var isStrict = false
    var isLate = false
    /// Edges that take it.
    var symbols: [Int32] = []
  }

  struct TemplateInfo: Sendable {
    let intent: Int
    let number: Int
  }

  private init(_ grammar: Grammar) { self.grammar = grammar }

  static let skipList = 0
  /// Symbols are numbered apart from words by this offset until the vocabulary is complete.
  private static let offset = 1 << 24

  static func compile(_ grammar: Grammar, _ lexicon: Lexicon) throws(IntentError) -> Compiled {
    var compiler = Compiler(grammar)
    return try compiler.run(lexicon)
  }

  private mutating func run(_ lexicon: Lexicon) throws(IntentError) -> Compiled {
    try addLists(lexicon)
    numberNames = grammar.numbers.keys.sorted()
    var network = Network()
    for (index, intent) in grammar.intents.enumerated() {
      for (number, template) in intent.templates.enumerated() {
        let part = try build(template.expression, [], template, into: &network)
        network.accept(part, template: templates.count)
        templates.append(TemplateInfo(intent: index, number: number))
      }
    }
    addWordsOfTheLanguage()
    let numerals = Numerals(grammar, &vocabulary)
    let (ordered, renumbered) = numberSymbols()
    network.renumber(renumbered)
    groupNetwork.renumber(renumbered)
    return Compiled(
      grammar: grammar, vocabulary: vocabulary, trie: trie, lists: lists, symbols: ordered,
      automaton: Determinizer.automaton(of: network),
      groups: Determinizer.automaton(of: groupNetwork), templates: templates, numerals: numerals, slotNames: slotNames,
      numberNames: numberNames, listNumbers: listNumbers, ranks: lexicon.order,
      nearNames: NearNames(lists, firstSpellings))
  }

  /// Gives every symbol its number behind the words.
  private mutating func numberSymbols() -> ([Symbol], [Int: Int32]) {
    var renumbered: [Int: Int32] = [:]
    for (index, symbol) in symbols.enumerated() {
      let number = Int32(vocabulary.count + index)
      renumbered[Self.offset + index] = number
      if case .list(let list, _) = symbol { lists[list].symbols.append(number) }
    }
    return (symbols, renumbered)
  }

  private mutating func symbol(_ symbol: Symbol) -> Int {
    if let known = symbolNumbers[symbol] { return known }
    let number = Self.offset + symbols.count
    symbolNumbers[symbol] = number
    symbols.append(symbol)
    return number
  }

  private mutating func slot(_ name: String) -> Int {
    if let known = slotNumbers[name] { return known }
    slotNumbers[name] = slotNames.count
    slotNames.append(name)
    return slotNames.count - 1
  }
}

extension Compiler {
  private mutating func addList(_ name: String, _ kind: ListInfo.Kind) -> Int {
    listNumbers[name] = lists.count
    lists.append(ListInfo(name: name, kind: kind))
    return lists.count - 1
  }

  private mutating func addLists(_ lexicon: Lexicon) throws(IntentError) {
    let skips = addList("skip", .phrases)
    for phrase in grammar.skips { addPhrase(phrase, to: skips, entry: 0, use: [.command, .filler]) }
    for name in grammar.lists.keys.sorted() {
      guard let list = grammar.lists[name] else { continue }
      if let source = list.source {
        addNames(lexicon.entries[source] ?? [], to: name, list)
      } else {
        try addClosed(list, name)
      }
    }
    for (index, pronoun) in grammar.pronouns.enumerated() {
      let targets = pronoun.lists.compactMap { listNumbers[$0] }
      let list = addList("pronoun \(index)", .pronouns(targets))
      for word in pronoun.words { addSpelling(word, to: list, entry: 0, use: .command) }
    }
    for name in grammar.rules.keys.sorted() {
      guard let phrases = grammar.rules[name]?.phrases(grammar.rules, limit: Self.phraseLimit)
      else { continue }
      let list = addList("<\(name)>", .phrases)
      for phrase in phrases where !phrase.isEmpty {
        addPhrase(phrase, to: list, entry: 0, use: .command)
      }
    }
  }

  /// A rule with at most so many wordings is a set of fixed phrases.
  private static let phraseLimit = 400

  private mutating func addClosed(_ definition: Grammar.List, _ name: String) throws(IntentError) {
    let list = addList(name, .closed)
    lists[list].isLate = definition.isLate
    for entry in definition.entries {
      let index: Int
      if let known = lists[list].values.firstIndex(of: entry.value) {
        index = known
      } else {
        index = lists[list].values.count
        lists[list].values.append(entry.value)
      }
      for spelling in entry.spellings {
        guard let phrases = spelling.phrases(grammar.rules, limit: Self.phraseLimit) else {
          throw IntentError(.unexpected("{"), at: definition.location, line: name)
        }
        for phrase in phrases where !phrase.isEmpty {
          addPhrase(phrase, to: list, entry: index, use: .command)
        }
      }
    }
  }

  private mutating func addNames(
    _ entries: [Lexicon.Entry], to name: String, _ definition: Grammar.List
  ) {
    let list = addList(name, .names)
    lists[list].isStrict = definition.isStrict
    lists[list].isLate = definition.isLate
    lists[list].values.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      lists[list].values.append(entry.value)
      for spelling in entry.spellings {
        let letters = addSpelling(spelling, to: list, entry: index, use: .name)
        if firstSpellings.last.map({ $0.list != list || $0.entry != index }) ?? true {
          firstSpellings.append((list, index, letters))
        }
      }
    }
  }

  /// Adds a name; returns its folded letters.
  @discardableResult
  private mutating func addSpelling(
    _ spelling: String, to list: Int, entry: Int, use: Vocabulary.Use
  ) -> [UInt8] {
    let utterance = Tokenizer.tokenize(spelling)
    let words = utterance.tokens.indices.map { vocabulary.add(utterance.word($0), use) }
    if !words.isEmpty { trie.add(words, list: list, entry: entry) }
    return utterance.letters
  }

  private mutating func addPhrase(
    _ phrase: [String], to list: Int, entry: Int, use: Vocabulary.Use
  ) {
    trie.add(phrase.map { vocabulary.add($0, use) }, list: list, entry: entry)
  }

  private mutating func addWordsOfTheLanguage() {
    for word in grammar.ordinary { vocabulary.add(word, .ordinary) }
    for word in grammar.fillers { vocabulary.add(word, [.filler, .ordinary]) }
    for intent in grammar.intents {
      for word in intent.words + intent.forbidden { vocabulary.add(word, .command) }
    }
    for phrase in grammar.joins { for word in phrase { vocabulary.add(word, .command) } }
  }
}

extension Compiler {
  /// A template as a part of a network; `within` holds the rules it stands in, to see circles.
  private mutating func build(
    _ expression: Expression, _ within: [String], _ template: Grammar.Template,
    into network: inout Network
  ) throws(IntentError) -> Network.Part {
    switch expression {
    case .word(let word): return network.edge(vocabulary.add(word, .command))
    case .sequence(let parts):
      return network.sequence(try buildAll(parts, within, template, into: &network))
    case .choice(let parts):
      return network.choice(try buildAll(parts, within, template, into: &network))
    case .optional(let part):
      return network.optional(try build(part, within, template, into: &network))
    case .repeated(let part):
      return network.repeated(try build(part, within, template, into: &network))
    case .slot(let list, let name):
      return network.edge(try slotSymbol(list, name, template))
    case .text(let name): return network.edge(symbol(.text(slot: slot(name))))
    case .gap(let most): return gap(most, into: &network)
    case .rule(let name, let slotName):
      return try rule(name, slotName, within, template, into: &network)
    }
  }

  private mutating func buildAll(
    _ parts: [Expression], _ within: [String], _ template: Grammar.Template,
    into network: inout Network
  ) throws(IntentError) -> [Network.Part] {
    var built: [Network.Part] = []
    for part in parts { built.append(try build(part, within, template, into: &network)) }
    return built
  }

  private mutating func gap(_ most: Int, into network: inout Network) -> Network.Part {
    var part = network.empty()
    for _ in 0..<most {
      let one = network.edge(symbol(.gap))
      part = network.optional(network.sequence([one, part]))
    }
    return part
  }

  private mutating func slotSymbol(
    _ list: String, _ name: String, _ template: Grammar.Template
  ) throws(IntentError) -> Int {
    let slotNumber = slot(name)
    if list == "ordinal" { return symbol(.ordinal(slot: slotNumber)) }
    if let number = listNumbers[list] { return symbol(.list(number, slot: slotNumber)) }
    if let number = numberNames.firstIndex(of: list) {
      return symbol(.number(number, slot: slotNumber))
    }
    throw IntentError(.unknownList(list), at: template.location, line: template.text)
  }

  private mutating func rule(
    _ name: String, _ slotName: String?, _ within: [String], _ template: Grammar.Template,
    into network: inout Network
  ) throws(IntentError) -> Network.Part {
    guard let rule = grammar.rules[name] else {
      throw IntentError(.unknownRule(name), at: template.location, line: template.text)
    }
    if within.contains(name) {
      throw IntentError(.recursiveRule(name), at: template.location, line: template.text)
    }
    if let slotName {
      let number = try group(name, rule, within, template)
      return network.edge(symbol(.group(number, slot: slot(slotName))))
    }
    if let phrases = listNumbers["<\(name)>"] {
      let part = network.edge(symbol(.list(phrases, slot: nil)))
      return rule.canBeEmpty ? network.optional(part) : part
    }
    return try build(rule, within + [name], template, into: &network)
  }

  /// The number of a rule that is kept as a group, built when it is first met.
  private mutating func group(
    _ name: String, _ rule: Expression, _ within: [String], _ template: Grammar.Template
  ) throws(IntentError) -> Int {
    if let known = groupNumbers[name] { return known }
    let number = groupNumbers.count
    groupNumbers[name] = number
    var network = groupNetwork
    groupNetwork = Network()
    let part = try build(rule, within + [name], template, into: &network)
    network.accept(part, template: number)
    groupNetwork = network
    return number
  }
}

extension Expression {
  /// Whether it can take no word at all; rules inside count as words.
  fileprivate var canBeEmpty: Bool {
    switch self {
    case .optional: true
    case .sequence(let parts): parts.allSatisfy(\.canBeEmpty)
    case .choice(let parts): parts.contains(where: \.canBeEmpty)
    default: false
    }
  }
}

extension Network {
  /// Replaces the placeholders of symbols by their numbers.
  fileprivate mutating func renumber(_ numbers: [Int: Int32]) {
    renumberNodes { Int($0) >= 1 << 24 ? numbers[Int($0)] ?? $0 : $0 }
  }
}
