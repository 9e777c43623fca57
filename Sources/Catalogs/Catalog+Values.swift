extension Catalog {
  /// The values of a fact that a filter can ask for, most frequent first, then in the catalog's order.
  package func values(of fact: Fact) -> [(value: String, count: Int)] {
    let facts = [fact] + (spec(of: fact)?.also ?? [])
    var places: [String: Int] = [:]
    var counted: [(value: String, count: Int)] = []
    for item in records.items.value {
      var seen: Set<String> = []
      for label in facts.flatMap({ labels(item?[$0]) }) where seen.insert(label).inserted {
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
