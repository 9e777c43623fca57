/// The facts that are known of one record, in the order they were learned.
///
/// A record knows a few dozen facts at most, so a list costs less than a table of hashes, in time and
/// in memory, and its order is always the same.
package struct Facts: Sendable {
  private struct Entry: Hashable, Sendable {
    let fact: Fact
    var value: FactValue
  }

  private var entries: [Entry] = []

  package init() {}

  package var count: Int { entries.count }
  package var isEmpty: Bool { entries.isEmpty }

  package subscript(fact: Fact) -> FactValue? {
    get { place(of: fact).map { entries[$0].value } }
    set {
      switch (place(of: fact), newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append(Entry(fact: fact, value: value))
      case (nil, nil): break
      }
    }
  }

  package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Looks at the facts where they lie: to copy a value out of the list only to pass it by costs more than the search.
  private func place(of fact: Fact) -> Int? {
    entries.indices.first { entries[$0].fact == fact }
  }
}

extension Facts: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (Fact, FactValue)...) {
    for (fact, value) in elements { self[fact] = value }
  }
}

extension Facts: Sequence {
  package func makeIterator() -> some IteratorProtocol<(key: Fact, value: FactValue)> {
    entries.lazy.map { (key: $0.fact, value: $0.value) }.makeIterator()
  }
}

extension Facts: Hashable {
  /// The same facts are the same, in whatever order they were learned.
  package static func == (left: Self, right: Self) -> Bool {
    // Copies of one record share their memory, which this finds without looking at the facts.
    if left.entries == right.entries { return true }
    return left.count == right.count && left.entries.allSatisfy { right[$0.fact] == $0.value }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(entries.reduce(0) { $0 ^ $1.hashValue })
  }
}
