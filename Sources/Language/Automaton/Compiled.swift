/// Everything the matcher runs on, made once at load: nothing is left for the first utterance.
///
/// It never changes, so matchers share it by reference.
final class Compiled: Sendable {
  let grammar: Grammar
  let vocabulary: Vocabulary
  let trie: PhraseTrie
  let lists: [ListInfo]
  let listNumbers: [String: Int]
  let symbols: SymbolTable
  let automaton: Automaton
  /// Edges of the automaton that take names.
  let nameEdges: NameEdges
  /// Rules that are kept as groups.
  let groups: Automaton
  let templates: [TemplateInfo]
  let intents: [IntentInfo]
  /// The circumstances that intents ask for, by their numbers.
  let circumstances: [String]
  let numerals: Numerals
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
  let joins: [[Int32]]
  /// The number of each name in its list, by its value.
  private let entries: [ValueIndex]

  init(
    _ parts: Compiler, _ automaton: Automaton, groups: Automaton, _ numerals: Numerals,
    _ spelling: Ahead<Spelling>
  ) {
    grammar = parts.grammar
    vocabulary = parts.vocabulary
    trie = parts.trie
    lists = parts.lists
    listNumbers = parts.listNumbers
    symbols = SymbolTable(parts.symbols)
    self.automaton = automaton
    self.groups = groups
    self.numerals = numerals
    nameEdges = NameEdges(automaton, symbols, lists)
    templates = parts.templates
    circumstances = parts.circumstances
    intents = parts.intents(symbols)
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

  /// The number of a thing in a list.
  func entry(of value: String, in list: Int) -> Int32? {
    entries[list].number(of: value, in: lists[list].values)
  }
}

/// One name that holds a word.
struct PartialName: Hashable, Sendable {
  let list: Int32
  let entry: Int32

  /// Orders names as their lists are ordered, then as they were added.
  var order: Int64 { Int64(list) << 32 | Int64(entry) }
}

/// An ending that may be cut off a word, with what takes its place.
struct Ending: Sendable {
  let letters: [UInt8]
  let replacement: [UInt8]

  init(_ written: (ending: String, replacement: String)) {
    letters = Array(written.ending.utf8)
    replacement = Array(written.replacement.utf8)
  }
}
