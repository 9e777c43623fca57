import Catalogs

/// Facts that are lists of much, or texts: a yes or no does not repeat them.
enum LongFacts {
  static let all: Set<Fact> = [
    .traits, .actions, .reactions, .legendaryActions, .spells, .episodes, .forms, .name,
  ]
  /// Those that may stand among other facts.
  static let spread: Set<Fact> = [.spells]
}

extension Filter {
  /// The same with the name of a part written as names are: "fireball" → "Fireball".
  var titled: Filter {
    guard others.isEmpty, LongFacts.all.contains(field), value != "any", field != .episodes else {
      return self
    }
    let words = value.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return Filter(field, comparison, words.joined(separator: " "))
  }
}
