/// Everything the matcher runs on, made once at load: nothing is left for the first utterance.
///
/// It never changes, so matchers share it by reference.
final class Compiled: Sendable {
  let vocabulary: Vocabulary
  let trie: PhraseTrie
  let lists: [ListInfo]
  /// The lists that take their names from the lexicon: what a context may speak of.
  private let nameLists: [Int]
  let symbols: SymbolTable
  let automaton: Automaton
  /// Edges of the automaton that take names.
  let nameEdges: NameEdges
  /// Rules that are kept as groups.
  let groups: Automaton
  let templates: [TemplateInfo]
  let intents: [IntentInfo]
  /// The topics of help, in the order of their names.
  let topics: [TopicInfo]
  /// The circumstances that intents ask for, by their numbers.
  let circumstances: [String]
  /// Those that some intents are near to.
  let nearby: [Int]
  let numerals: Numerals
  let places: PlaceWords
  let contractions: Contractions
  let numbers: [NumberRange]
  let slotNames: [String]
  let spelling: Spelling
  /// Names that each word occurs in.
  let partials: WordIndex<PartialName>
  let cues: Cues
  let nearest: Nearest
  let nearNames: NearNames
  let endings: [Ending]
  /// Joining words between two sentences, by their numbers.
  let joins: [Phrase]
  /// The number of each name in its list, by its value.
  private let entries: [ValueIndex]

  init(
    _ parts: Compiler, _ automaton: Automaton, groups: Automaton, _ numerals: Numerals,
    _ places: PlaceWords, _ spelling: Ahead<Spelling>
  ) {
    let grammar = parts.grammar
    vocabulary = parts.vocabulary
    trie = parts.trie
    lists = parts.lists
    nameLists = Self.nameLists(of: lists)
    symbols = SymbolTable(parts.symbols)
    self.automaton = automaton
    self.groups = groups
    self.numerals = numerals
    self.places = places
    contractions = Contractions(grammar)
    nameEdges = NameEdges(automaton, symbols, lists)
    templates = parts.templates
    circumstances = parts.circumstances
    intents = parts.intents(symbols)
    nearby = Self.nearby(intents)
    topics = grammar.titles.sorted { $0.topic < $1.topic }.map {
      TopicInfo(name: $0.topic, title: $0.title)
    }
    numbers = parts.numbers
    slotNames = parts.slotNames
    partials = WordIndex(parts.partials, wordCount: vocabulary.count)
    cues = Cues(grammar, vocabulary)
    nearest = Nearest(grammar, vocabulary)
    nearNames = parts.nearNames
    endings = grammar.endings.map(Ending.init)
    joins = parts.joins
    self.spelling = spelling.value
    entries = lists.map { ValueIndex($0.kind == .names ? $0.values : []) }
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    vocabulary = try Vocabulary(thawing: &bytes)
    trie = try PhraseTrie(thawing: &bytes)
    lists = try [ListInfo](thawing: &bytes)
    nameLists = Self.nameLists(of: lists)
    symbols = try SymbolTable(thawing: &bytes)
    automaton = try Automaton(thawing: &bytes)
    nameEdges = try NameEdges(thawing: &bytes)
    groups = try Automaton(thawing: &bytes)
    templates = try [TemplateInfo](thawing: &bytes)
    intents = try [IntentInfo](thawing: &bytes)
    nearby = Self.nearby(intents)
    topics = try [TopicInfo](thawing: &bytes)
    circumstances = try [String](thawing: &bytes)
    numerals = try Numerals(thawing: &bytes)
    places = try PlaceWords(thawing: &bytes)
    contractions = try Contractions(thawing: &bytes)
    numbers = try [NumberRange](thawing: &bytes)
    slotNames = try [String](thawing: &bytes)
    spelling = try Spelling(thawing: &bytes)
    partials = try WordIndex(thawing: &bytes)
    cues = try Cues(thawing: &bytes)
    nearest = try Nearest(thawing: &bytes)
    nearNames = try NearNames(thawing: &bytes)
    endings = try [Ending](thawing: &bytes)
    joins = try [Phrase](thawing: &bytes)
    entries = try [ValueIndex](thawing: &bytes)
  }

  private static func nearby(_ intents: [IntentInfo]) -> [Int] {
    Set(intents.flatMap(\.near)).sorted()
  }

  private static func nameLists(of lists: [ListInfo]) -> [Int] {
    lists.indices.filter { lists[$0].kind == .names }
  }

  /// The number of a list of names, or nil when there is none that is called so.
  func names(called name: String) -> Int? { nameLists.last { lists[$0].name == name } }

  /// The number of a thing in a list.
  func entry(of value: String, in list: Int) -> Int32? {
    entries[list].number(of: value, in: lists[list].values)
  }
}

extension Compiled: Frozen {
  func freeze(into bytes: inout Freezer) {
    vocabulary.freeze(into: &bytes)
    trie.freeze(into: &bytes)
    lists.freeze(into: &bytes)
    symbols.freeze(into: &bytes)
    automaton.freeze(into: &bytes)
    nameEdges.freeze(into: &bytes)
    groups.freeze(into: &bytes)
    templates.freeze(into: &bytes)
    intents.freeze(into: &bytes)
    topics.freeze(into: &bytes)
    circumstances.freeze(into: &bytes)
    numerals.freeze(into: &bytes)
    places.freeze(into: &bytes)
    contractions.freeze(into: &bytes)
    numbers.freeze(into: &bytes)
    slotNames.freeze(into: &bytes)
    spelling.freeze(into: &bytes)
    partials.freeze(into: &bytes)
    cues.freeze(into: &bytes)
    nearest.freeze(into: &bytes)
    nearNames.freeze(into: &bytes)
    endings.freeze(into: &bytes)
    joins.freeze(into: &bytes)
    entries.freeze(into: &bytes)
  }
}

/// One name that holds a word.
struct PartialName: Hashable, Sendable {
  let list: Int32
  let entry: Int32

  /// Orders names as their lists are ordered, then as they were added.
  var order: Int64 { Int64(list) << 32 | Int64(entry) }
}
