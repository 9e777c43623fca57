/// A template as a tree.
enum Expression: Hashable, Sendable {
  /// One folded word.
  case word(String)
  case sequence([Expression])
  case choice([Expression])
  indirect case optional(Expression)
  /// Once or more.
  indirect case repeated(Expression)
  /// Something of a list, kept under a slot's name.
  case slot(list: String, name: String)
  /// A named rule; with a name, what it holds is kept as a group.
  case rule(String, slot: String?)
  /// Any words, at most so many.
  case gap(Int)
  /// The rest of the utterance.
  case text(String)
}

extension Expression {
  /// The names of all slots in it, groups counting as one.
  var slots: [String] {
    switch self {
    case .word, .gap: []
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.slots)
    case .optional(let part), .repeated(let part): part.slots
    case .slot(_, let name), .text(let name): [name]
    case .rule(_, let slot): slot.map { [$0] } ?? []
    }
  }

  /// Whether it can take no word at all; rules inside count as words.
  var canBeEmpty: Bool {
    switch self {
    case .optional: true
    case .sequence(let parts): parts.allSatisfy(\.canBeEmpty)
    case .choice(let parts): parts.contains(where: \.canBeEmpty)
    default: false
    }
  }
}
