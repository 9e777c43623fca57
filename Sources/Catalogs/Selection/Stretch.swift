/// What lies between two bounds on one fact: 80 to 100 calories.
package struct Stretch: Hashable, Sendable {
  package let low: Filter
  package let high: Filter

  /// Nil for what are no two sides of one fact, or of one part of it that goes by a name.
  init?(_ low: Filter, _ high: Filter) {
    guard low.isLowerBound, high.isUpperBound, low.field == high.field,
      Quantity(low.value)?.words == Quantity(high.value)?.words
    else { return nil }
    (self.low, self.high) = (low, high)
  }

  /// The one value that it comes to where both ends are that; else nil.
  package var single: Filter? {
    isClosed && low.value == high.value ? Filter(low.field, .is, low.value) : nil
  }

  /// Whether both ends belong to it.
  package var isClosed: Bool { low.comparison == .min && high.comparison == .max }
}

extension [Filter] {
  /// The stretches that the bounds on a fact come to: one, or several of which any will do; nil where they come to none.
  package func stretches(of field: Fact) -> [Stretch]? {
    let tags = filter { $0.fields.contains(field) }
    let bounds = tags.flatMap(\.choices).distinct
    let (lows, highs) = (bounds.filter(\.isLowerBound), bounds.filter(\.isUpperBound))
    guard lows.count == highs.count, lows.count + highs.count == bounds.count, !lows.isEmpty else {
      return nil
    }
    let stretches = zip(lows.inOrder, highs.inOrder).compactMap(Stretch.init)
    guard stretches.count == lows.count else { return nil }
    let said = Filter.tags(anyOf: stretches.map { [$0.low, $0.high] }) ?? []
    return Set(said.map { Set($0.choices) }) == Set(tags.map { Set($0.choices) }) ? stretches : nil
  }

  private var distinct: [Filter] {
    reduce(into: []) { all, tag in if !all.contains(tag) { all.append(tag) } }
  }

  /// Bounds from the lowest on; days and months are written so that their letters are in order.
  private var inOrder: [Filter] {
    sorted { one, other in
      guard let first = Quantity(one.value)?.number, let second = Quantity(other.value)?.number,
        one.field != .date
      else { return one.value < other.value }
      return first < second
    }
  }
}

extension Filter {
  fileprivate var isLowerBound: Bool {
    others.isEmpty && (comparison == .min || comparison == .over)
  }

  fileprivate var isUpperBound: Bool {
    others.isEmpty && (comparison == .max || comparison == .under)
  }
}
