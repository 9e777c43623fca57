/// How one catalog treats one fact: the single entry that cards, questions, filters, orders and JSON follow from.
package struct FactSpec: Hashable, Sendable {
  /// What a filter may do with it.
  package enum Use: Hashable, Sendable {
    /// Shown and asked for, never filtered by.
    case plain
    /// Compared as words: `is`, `not`.
    case words
    /// Compared and ordered as numbers (dates count as numbers): all comparisons.
    case ordered
  }

  package let fact: Fact
  package let use: Use
  /// Whether it stands on the card, in the order of the catalog's list of facts.
  package let onCard: Bool
  /// Facts that a filter on this one looks into as well: whoever asks for fish of Alaska means its regions, too.
  package let also: [Fact]

  package init(_ fact: Fact, _ use: Use = .plain, onCard: Bool = true, also: [Fact] = []) {
    self.fact = fact
    self.use = use
    self.onCard = onCard
    self.also = also
  }
}
