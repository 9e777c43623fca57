/// The varieties of the rules and lists of a grammar, each made once.
struct Varieties: Sendable {
  private let grammar: Grammar
  private let lexicon: Lexicon
  private var rules: [String: Variety] = [:]
  private var slots: [String: Variety] = [:]
  private let anyWord: Variety
  private let anyText: Variety

  init(_ grammar: Grammar, _ lexicon: Lexicon) {
    self.grammar = grammar
    self.lexicon = lexicon
    anyWord = (grammar.ordinary.first ?? grammar.fillers.first).map { Variety($0) } ?? .nothing
    anyText = Self.names(lexicon.order.first.flatMap { lexicon.entries[$0] } ?? [])
    for list in grammar.lists.keys.sorted() { slots[list] = variety(ofList: list) }
    for (name, numbers) in grammar.numbers { slots[name] = Self.numbers(numbers) }
    slots["ordinal"] = Self.ordinals(grammar)
    for rule in grammar.rules.keys.sorted() { addRule(rule, within: []) }
  }

  func variety(of expression: Expression) -> Variety {
    switch expression {
    case .word(let word): Variety(word)
    case .sequence(let parts): Variety(sequence: parts.map(variety))
    case .choice(let parts): Variety(choice: parts.map(variety))
    case .optional(let part): Variety(choice: [.nothing, variety(of: part)])
    case .repeated(let part): Self.repeated(variety(of: part))
    case .slot(let list, _): slots[list] ?? .nothing
    case .rule(let name, _): rules[name] ?? .nothing
    case .gap: Variety(choice: [.nothing, anyWord])
    case .text: anyText
    }
  }

  /// Once, then twice.
  private static func repeated(_ part: Variety) -> Variety {
    Variety(choice: [part, Variety(sequence: [part, part])])
  }

  /// Makes a rule after those it is made of; `within` holds the rules it stands in, to see circles.
  private mutating func addRule(_ name: String, within: [String]) {
    guard rules[name] == nil, !within.contains(name), let rule = grammar.rules[name] else { return }
    for part in rule.ruleNames { addRule(part, within: within + [name]) }
    rules[name] = variety(of: rule)
  }

  private func variety(ofList name: String) -> Variety {
    guard let list = grammar.lists[name] else { return .nothing }
    if let source = list.source { return Self.names(lexicon.entries[source] ?? []) }
    return Variety(choice: list.entries.flatMap(\.spellings).map(variety))
  }
}

extension Varieties {
  /// So many names of a list are enough.
  private static let mostNames = 24

  /// Names from all over a list, as they are first spelt.
  private static func names(_ entries: [Lexicon.Entry]) -> Variety {
    let step = max(1, entries.count / mostNames)
    let chosen = stride(from: 0, to: entries.count, by: step).prefix(mostNames)
    return Variety(choice: chosen.compactMap { entries[$0].spellings.first.map { Variety($0) } })
  }

  /// Numbers people might say, and the bounds.
  private static func numbers(_ list: Grammar.NumberList) -> Variety {
    let likely = [3, 12, 60, 100, 250, 1000, 2015].map { Number($0) }.filter(list.contains)
    let bounds = list.ranges.flatMap { [$0.low, $0.high] }
    var all: [Number] = []
    for number in likely + bounds where !all.contains(number) { all.append(number) }
    return Variety(choice: all.map { Variety($0.description) })
  }

  private static func ordinals(_ grammar: Grammar) -> Variety {
    let words = grammar.numerals.filter(\.isOrdinal).map { $0.words.joined(separator: " ") }
    let digits = grammar.ordinalEndings.prefix(1).map { "4" + $0 }
    return Variety(choice: (words.prefix(6) + digits).map { Variety($0) })
  }
}
