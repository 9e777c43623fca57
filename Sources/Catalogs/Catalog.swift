/// A catalog: what it knows of each record, and the records.
///
/// Nothing is read before it is asked for: names by a scan of the first columns, one record by its key, all of them for a query.
package struct Catalog: Sendable {
  /// A record's key with every spelling people use for it: the name first, then nicknames, aliases and scientific name.
  package struct Names: Hashable, Sendable {
    package let key: String
    package let spellings: [String]
    package init(key: String, spellings: [String]) {
      self.key = key
      self.spellings = spellings
    }
  }

  package let id: CatalogID
  /// Facts in the order of the card.
  package let facts: [FactSpec]
  let records: Records
  let guide: EpisodeGuide

  /// A catalog of given items, in their order; keys must differ.
  ///
  /// Without names of its own each item goes by its name, its aliases and its scientific name.
  package init(
    id: CatalogID, items: [Item], names: [Names]? = nil, guide: EpisodeGuide = .embedded
  ) {
    self.init(id: id, records: Records(items: items, names: names), guide: guide)
  }

  /// A catalog that reads from a table in the form of make_catalogue.py.
  init(id: CatalogID, table: Bytes, guide: EpisodeGuide = .embedded) {
    self.init(id: id, records: Records(table: table, layout: .of(id)), guide: guide)
  }

  private init(id: CatalogID, records: Records, guide: EpisodeGuide) {
    self.id = id
    self.facts = Layout.of(id).facts
    self.records = records
    self.guide = guide
  }

  /// All names in the catalog's order.
  package var names: [Names] { records.names.value }

  /// All records that can be read, in the catalog's order.
  package var items: [Item] { records.items.value.compactMap(\.self) }

  /// How many records there are.
  package var count: Int { records.names.value.count }

  /// The keys of records that could not be read.
  package var skipped: [String] {
    zip(names, records.items.value).compactMap { name, item in item == nil ? name.key : nil }
  }

  package subscript(key: String) -> Item? { position(of: key).flatMap(item(at:)) }

  /// How the catalog treats a fact; nil for one that it does not know.
  package func spec(of fact: Fact) -> FactSpec? { facts.first { $0.fact == fact } }
}
