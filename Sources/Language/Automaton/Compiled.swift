/// Everything the matcher runs on, made once at load: nothing is left for the first utterance.
struct Compiled: Sendable {
  let grammar: Grammar
  let vocabulary: Vocabulary
  let trie: PhraseTrie
  let lists: [Compiler.ListInfo]
  /// Symbols behind the words.
  let symbols: [Symbol]
  let automaton: Automaton
  /// Rules that are kept as groups.
  let groups: Automaton
  let templates: [Compiler.TemplateInfo]
  let numerals: Numerals
  let slotNames: [String]
  let numberNames: [String]
  let listNumbers: [String: Int]
  /// Lists of the lexicon in their order.
  let ranks: [String]
  let spelling: Spelling
  let partials: PartialNames
  let cues: Cues
  let nearest: Nearest
  let nearNames: NearNames
  /// Symbols that take numbers, with their list.
  let numberSymbols: [(symbol: Int32, list: Grammar.NumberList)]
  let ordinalSymbols: [Int32]
  /// Symbols that take a group, by the group's number.
  let groupSymbols: [[Int32]]
  let gapSymbol: Int32
  /// Symbols that take the rest.
  let textSymbols: [Int32]
  /// What the edges of each state hold besides words and things.
  let flags: [StateFlags]
  let endings: [(ending: [UInt8], replacement: [UInt8])]
  /// The number of each name in its list, by its value.
  private let entries: [[String: Int32]]

  /// Edges a state has that the search takes apart from spans.
  struct StateFlags: OptionSet, Sendable {
    let rawValue: UInt8
    static let gap = StateFlags(rawValue: 1)
    static let text = StateFlags(rawValue: 2)
    static let names = StateFlags(rawValue: 8)
  }

  init(
    grammar: Grammar, vocabulary: Vocabulary, trie: PhraseTrie, lists: [Compiler.ListInfo],
    symbols: [Symbol], automaton: Automaton, groups: Automaton, templates: [Compiler.TemplateInfo],
    numerals: Numerals, slotNames: [String], numberNames: [String], listNumbers: [String: Int],
    ranks: [String], nearNames: NearNames
  ) {
    self.nearNames = nearNames
    self.grammar = grammar
    self.vocabulary = vocabulary
    self.trie = trie
    self.lists = lists
    self.symbols = symbols
    self.automaton = automaton
    self.groups = groups
    self.templates = templates
    self.numerals = numerals
    self.slotNames = slotNames
    self.numberNames = numberNames
    self.listNumbers = listNumbers
    self.ranks = ranks
    spelling = Spelling(vocabulary)
    partials = PartialNames(lists, trie, vocabulary)
    cues = Cues(grammar, vocabulary)
    nearest = Nearest(grammar, vocabulary)
    let base = vocabulary.count
    var numberSymbols: [(symbol: Int32, list: Grammar.NumberList)] = []
    var ordinalSymbols: [Int32] = []
    var textSymbols: [Int32] = []
    var gapSymbol: Int32 = -1
    var groupSymbols: [[Int32]] = []
    for (index, symbol) in symbols.enumerated() {
      switch symbol {
      case .number(let list, _):
        guard let ranges = grammar.numbers[numberNames[list]] else { continue }
        numberSymbols.append((Int32(base + index), ranges))
      case .ordinal: ordinalSymbols.append(Int32(base + index))
      case .text: textSymbols.append(Int32(base + index))
      case .gap: gapSymbol = Int32(base + index)
      case .group(let group, _):
        while groupSymbols.count <= group { groupSymbols.append([]) }
        groupSymbols[group].append(Int32(base + index))
      default: break
      }
    }
    self.numberSymbols = numberSymbols
    self.ordinalSymbols = ordinalSymbols
    self.textSymbols = textSymbols
    self.gapSymbol = gapSymbol
    self.groupSymbols = groupSymbols
    endings = grammar.endings.map { (Array($0.ending.utf8), Array($0.replacement.utf8)) }
    entries = lists.map { list in
      guard case .names = list.kind else { return [:] }
      var numbers: [String: Int32] = [:]
      numbers.reserveCapacity(list.values.count)
      for (index, value) in list.values.enumerated() { numbers[value] = Int32(index) }
      return numbers
    }
    flags = Self.flags(automaton, symbols, lists, base: base)
  }

  private static func flags(
    _ automaton: Automaton, _ symbols: [Symbol], _ lists: [Compiler.ListInfo], base: Int
  ) -> [StateFlags] {
    (0..<automaton.stateCount).map { state in
      var flags: StateFlags = []
      for edge in automaton.edges(of: state) where Int(automaton.symbols[edge]) >= base {
        switch symbols[Int(automaton.symbols[edge]) - base] {
        case .gap: flags.insert(.gap)
        case .text: flags.insert(.text)
        case .list(let list, .some):
          if case .names = lists[list].kind { flags.insert(.names) }
        default: break
        }
      }
      return flags
    }
  }

  /// The number of a thing in a list.
  func entry(of value: String, in list: Int) -> Int32? { entries[list][value] }

  func symbol(_ number: Int32) -> Symbol? {
    let index = Int(number) - vocabulary.count
    return index >= 0 ? symbols[index] : nil
  }

  /// The list a slot takes things from, by the slot's name.
  func list(ofSlot name: String) -> Int? {
    if let list = listNumbers[name] { return list }
    guard let slot = slotNames.firstIndex(of: name) else { return nil }
    for case .list(let list, slot) in symbols { return list }
    return nil
  }
}
