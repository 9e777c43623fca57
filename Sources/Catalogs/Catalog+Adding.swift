extension Catalog {
  /// The catalog with records that it lacks, each where it belongs: by number, or by name.
  package func adding(_ more: [Item]) -> Catalog {
    var entries = zip(names, records.items.value).compactMap { names, item in
      item.map { (names: names, item: $0) }
    }
    for item in more where self[item.id.key] == nil {
      let index = entries.firstIndex { isBefore(item, $0.item) } ?? entries.endIndex
      entries.insert((Names(item), item), at: index)
    }
    return Catalog(
      id: id, items: entries.map(\.item), names: entries.map(\.names), guide: guide)
  }

  private func isBefore(_ item: Item, _ other: Item) -> Bool {
    switch id {
    case .characters, .comics: (Int(item.id.key) ?? .max) < (Int(other.id.key) ?? .max)
    case .fish, .monsters: item.name < other.name
    }
  }
}

extension Library {
  /// The library with records that its catalogs lack.
  package func adding(_ items: [Item]) -> Library {
    let catalogs = CatalogID.allCases.map { id in
      let more = items.filter { $0.id.catalog == id }
      return more.isEmpty ? self[id] : self[id].adding(more)
    }
    let places = locations
    return Library(catalogs: catalogs, guide: guide, locations: places)
  }
}
