extension Catalog {
  /// The records that a query finds, in the order it asks for, whatever its limit.
  ///
  /// A filter on a fact that a record lacks does not fit it; `not` does.
  package func select(_ query: Query) -> [Item] {
    let items = records.items.value
    return positions(query).compactMap { items[$0] }
  }

  /// Where the records that a query finds stand in the catalog, in the order it asks for, whatever its limit.
  package func positions(_ query: Query) -> [Int] {
    records.found.value(for: query.whole) { find(query) }
  }

  private func find(_ query: Query) -> [Int] {
    var fits = records.isReadable.value
    for group in Self.groups(query.filters.map { $0.ofPart(namedIn: query.filters) }) {
      let answers = group.map(answers)
      for position in fits.indices where fits[position] {
        fits[position] = answers.contains { $0[position] }
      }
    }
    let found = fits.indices.filter { fits[$0] }
    return query.sort.map { sorted(found, by: $0, of: $0.field.part(namedIn: query.filters)) }
      ?? found
  }

  /// Filters of which one must fit: those with `is` on one fact together, every other by itself.
  private static func groups(_ filters: [Filter]) -> [[Filter]] {
    var groups: [[Filter]] = []
    for filter in filters {
      let known = groups.firstIndex {
        $0[0].field == filter.field && $0[0].isPlain && filter.isPlain
      }
      if let known { groups[known].append(filter) } else { groups.append([filter]) }
    }
    return groups
  }

  /// Whether a filter fits, by position.
  private func answers(_ filter: Filter) -> [Bool] {
    records.answers.value(for: filter) { work(out: filter) }
  }

  private func work(out filter: Filter) -> [Bool] {
    if filter.field == .key { return isOne(of: filter) }
    if !filter.others.isEmpty {
      let all = filter.choices.map { self.answers($0) }
      return all[0].indices.map { position in all.contains { $0[position] } }
    }
    let parts = filter.parts
    if parts.count > 1 {
      let all = parts.map { self.answers($0) }
      return all[0].indices.map { position in all.allSatisfy { $0[position] } }
    }
    let column = records.column(filter.field, also: spec(of: filter.field)?.also ?? [])
    let answers = Condition(filter, column, guide).answers(column)
    return filter.comparison == .not ? answers.map { !$0 } : answers
  }

  /// Whether a record is one of certain ones, by position.
  private func isOne(of filter: Filter) -> [Bool] {
    let wanted = Set(filter.choices.map(\.value))
    return names.map { wanted.contains($0.key) != (filter.comparison == .not) }
  }
}
