import Synchronization

/// The records of one catalog; each view of them is made when it is first needed, and kept.
final class Records: Sendable {
  let names: Once<[Catalog.Names]>
  /// Positions by key.
  let positions: Once<[String: Int]>
  /// Items by position; nil where a record cannot be read.
  let items: Once<[Item?]>
  /// Whether a record can be read, by position.
  let isReadable: Once<[Bool]>
  /// What was asked last: a conversation narrows the same list again and again.
  let found = Recent<Query, [Int]>(limit: 64)
  /// Whether a filter fits, by position.
  let answers = Recent<Filter, [Bool]>(limit: 128)
  private let read: @Sendable (Int) -> Item?
  private let single = Recent<Int, Item?>(limit: 64)
  private let columns = Mutex<[Fact: Column]>([:])

  private init(
    names: Once<[Catalog.Names]>, items: Once<[Item?]>, read: @escaping @Sendable (Int) -> Item?
  ) {
    self.names = names
    self.items = items
    self.read = read
    isReadable = Once { items.value.map { $0 != nil } }
    positions = Once {
      let keys = names.value.enumerated().map { ($0.element.key, $0.offset) }
      return Dictionary(keys) { first, _ in first }
    }
  }

  convenience init(items: [Item], names: [Catalog.Names]?) {
    self.init(
      names: Once { names ?? items.map(Catalog.Names.init) }, items: Once { items },
      read: { items[$0] })
  }

  convenience init(table bytes: Bytes, layout: Layout) {
    let table = Once { Table(bytes) }
    let reader = Once { RecordReader(layout: layout, columns: table.value.columns) }
    self.init(
      names: Once { NameReader(columns: table.value.columns).names(table.value.rows) },
      items: Once {
        let reader = reader.value
        return table.value.rows.map { try? reader.item($0) }
      },
      read: { try? reader.value.item(table.value.rows[$0]) })
  }

  /// One record, without reading the others.
  func item(at position: Int) -> Item? {
    if let items = items.existing { return items[position] }
    return single.value(for: position) { read(position) }
  }

  /// All values of a fact, ready for comparisons.
  func column(_ fact: Fact, also: [Fact]) -> Column {
    let items = items.value
    return columns.withLock { columns in
      if let column = columns[fact] { return column }
      let column = Column(fact, also: also, of: items)
      columns[fact] = column
      return column
    }
  }
}
