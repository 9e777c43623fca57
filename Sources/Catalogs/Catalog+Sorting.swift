extension Catalog {
  /// Orders positions by a fact, or by one part of it; records that lack it come last, and ties keep the catalog's order.
  func sorted(_ positions: [Int], by sort: Query.Sort, of part: String?) -> [Int] {
    let column = records.column(sort.field, also: spec(of: sort.field)?.also ?? [])
    if let part, column.hasNamedNumbers {
      return Self.sorted(positions, sort) { column.values[$0]?.number(named: part) }
    }
    if column.isNumeric { return Self.sorted(positions, sort) { column.numbers[$0] } }
    return Self.sorted(positions, sort) { position in
      column.phrases[position].first.map { $0.all.joined(separator: " ") }
    }
  }

  private static func sorted<Key: Comparable>(
    _ positions: [Int], _ sort: Query.Sort, key: (Int) -> Key?
  ) -> [Int] {
    let keyed = positions.map { (position: $0, key: key($0)) }
    let known = keyed.compactMap { entry in entry.key.map { (entry.position, $0) } }
    let lacking = keyed.filter { $0.key == nil }.map(\.position)
    let ordered = known.sorted { left, right in
      if left.1 == right.1 { return left.0 < right.0 }
      return sort.descending ? left.1 > right.1 : left.1 < right.1
    }
    return ordered.map(\.0) + lacking
  }
}
