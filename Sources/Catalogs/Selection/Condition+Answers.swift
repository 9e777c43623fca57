extension Condition {
  /// Whoever speaks all languages speaks each.
  private static let every = ["all"]

  /// Which values of a column meet it, by position.
  func answers(_ column: Column) -> [Bool] {
    switch self {
    case .known:
      column.isKnown
    case .within(let bounds, let comparison):
      column.numbers.map { $0.map { bounds.fit($0, comparison) } ?? false }
    case .named(let name, let bounds, let comparison):
      column.values.map { value in
        value?.number(named: name).map { bounds.fit($0, comparison) } ?? false
      }
    case .words(let words):
      column.phrases.map { phrases in phrases.contains { $0.holds(words) } }
    case .name(let words, let further):
      column.phrases.map { phrases in
        phrases.contains { $0.all == Self.every || $0.holds(words, notBefore: further) }
      }
    case .exactly(let words):
      column.phrases.map { $0.contains(words) }
    case .anyWords(let wordings):
      column.phrases.map { phrases in
        phrases.contains { phrase in wordings.contains { phrase.holds($0) } }
      }
    case .place(let place):
      column.phrases.map { phrases in phrases.contains(where: place.holds) }
    case .yearly(let month, let day):
      column.values.map { value in
        guard case .date(let date)? = value else { return false }
        return date.month == month && date.day == day
      }
    case .episodes(let wanted):
      column.values.map { value in
        guard case .episodes(let numbers)? = value else { return false }
        return numbers.contains(where: wanted.contains)
      }
    case .never:
      column.isKnown.map { _ in false }
    }
  }
}
