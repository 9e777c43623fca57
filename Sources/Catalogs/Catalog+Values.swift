extension Catalog {
  /// The values of a fact that a filter can ask for, most frequent first, then in the catalog's order.
  package func values(of fact: Fact) -> [(value: String, count: Int)] {
    count([fact] + (spec(of: fact)?.also ?? []), among: records.items.value.lazy.compactMap { $0 })
  }

  /// The values that some records have of a fact, most frequent first, then in the order of the records.
  package func values(of fact: Fact, among items: [Item]) -> [(value: String, count: Int)] {
    count([fact], among: items)
  }

  private func count(
    _ facts: [Fact], among items: some Sequence<Item>
  ) -> [(value: String, count: Int)] {
    var places: [String: Int] = [:]
    var counted: [(value: String, count: Int)] = []
    for item in items {
      var seen: Set<String> = []
      for label in facts.flatMap({ labels(item[$0]) }) where seen.insert(label).inserted {
        if let place = places[label] {
          counted[place].count += 1
        } else {
          places[label] = counted.count
          counted.append((label, 1))
        }
      }
    }
    let ranked = counted.enumerated().sorted { left, right in
      left.element.count == right.element.count
        ? left.offset < right.offset : left.element.count > right.element.count
    }
    return ranked.map(\.element)
  }

  /// Episodes go by their codes.
  private func labels(_ value: FactValue?) -> [String] {
    if case .episodes(let numbers)? = value {
      return numbers.compactMap { guide.episode($0)?.code }
    }
    return value?.labels ?? []
  }
}
