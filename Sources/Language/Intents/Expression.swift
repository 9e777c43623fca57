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

  /// Every way to write it as words alone, or nil when it holds more than words or has more than `limit` ways.
  func phrases(_ rules: [String: Expression], limit: Int) -> [[String]]? {
    switch self {
    case .word(let word): return [[word]]
    case .slot, .gap, .text, .repeated: return nil
    case .rule(let name, let slot):
      return slot == nil ? rules[name]?.phrases(rules, limit: limit) : nil
    case .optional(let part):
      guard let phrases = part.phrases(rules, limit: limit) else { return nil }
      return [[]] + phrases
    case .choice(let parts):
      var all: [[String]] = []
      for part in parts {
        guard let phrases = part.phrases(rules, limit: limit) else { return nil }
        all += phrases
        if all.count > limit { return nil }
      }
      return all
    case .sequence(let parts):
      var all: [[String]] = [[]]
      for part in parts {
        guard let phrases = part.phrases(rules, limit: limit),
          all.count * phrases.count <= limit
        else { return nil }
        all = all.flatMap { head in phrases.map { head + $0 } }
      }
      return all
    }
  }
}
