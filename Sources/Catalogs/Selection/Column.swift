/// All values of one fact in a catalog, by position, in the form that filters and orders compare.
struct Column: Sendable {
  let values: [FactValue?]
  /// Numbers to order by; nil where there is none.
  let numbers: [Double?]
  /// Whether the fact is known, or one that a filter on it looks into as well.
  let isKnown: [Bool]
  let isNumeric: Bool
  /// Whether the values are made of parts that go by names.
  let hasNamedNumbers: Bool
  /// Phrases to match by words, made when words are first asked for.
  private let texts: Once<[[Words]]>

  init(_ fact: Fact, also: [Fact], of items: [Item?]) {
    let values = items.map { $0?[fact] }
    self.values = values
    numbers = fact == .size ? items.map { $0?.number(fact) } : values.map { $0?.number }
    isKnown = zip(items, values).map { item, value in
      value != nil || also.contains { item?[$0] != nil }
    }
    isNumeric = numbers.contains { $0 != nil }
    hasNamedNumbers = values.contains { $0?.hasNamedNumbers ?? false }
    texts = Once {
      zip(items, values).map { item, value in
        let others = also.flatMap { item?[$0]?.phrases ?? [] }
        return ((value?.phrases ?? []) + (value?.damages ?? []) + others).map(Words.init)
      }
    }
  }

  var phrases: [[Words]] { texts.value }

  /// The words that make other names of a name: "elk" behind "giant", where Giant Elk is a language.
  func words(behind name: Words) -> Set<String> {
    let longer = phrases.joined().filter {
      $0.all.count == name.all.count + 1 && $0.all.starts(with: name.all)
    }
    return Set(longer.compactMap(\.all.last))
  }
}
