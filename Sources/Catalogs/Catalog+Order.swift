extension Catalog {
  /// Where a record stands in the catalog's order, counted from 0.
  package func position(of key: String) -> Int? { records.positions.value[key] }

  /// The record at a place in the catalog's order; nil outside of it.
  package func item(at position: Int) -> Item? {
    names.indices.contains(position) ? records.item(at: position) : nil
  }

  package var first: Item? { names.first.flatMap { self[$0.key] } }

  /// The last in the catalog's order: the newest comic.
  package var latest: Item? { names.last.flatMap { self[$0.key] } }

  /// The record a number of steps away in the catalog's order, backwards when negative; nil past either end.
  ///
  /// Numbers that do not exist, such as comic 404, are no records and so no steps.
  package func neighbour(of key: String, by steps: Int) -> Item? {
    guard var position = position(of: key) else { return nil }
    position += steps
    // A record that cannot be read is stepped over.
    while names.indices.contains(position) {
      if let item = item(at: position) { return item }
      position += steps < 0 ? -1 : 1
    }
    return nil
  }

  /// The lowest and the highest number among the keys, in a catalog whose keys are numbers.
  package var numbers: ClosedRange<Int>? {
    guard let first = names.first.flatMap({ Int($0.key) }),
      let last = names.last.flatMap({ Int($0.key) }), first <= last
    else { return nil }
    return first...last
  }
}
