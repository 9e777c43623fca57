package import Catalogs
import Synchronization

/// What is worked out from a library once, when it is first needed, and then kept.
package final class Indexes: Sendable {
  package let library: Library
  package let search: SearchIndex
  private let lists = Mutex<[CatalogID: [ItemID]]>([:])
  private let found = Recent<Query, [ItemID]>(limit: 256)
  private let panels = Mutex<[CatalogID: FilterPanel]>([:])

  package init(_ library: Library) {
    self.library = library
    search = SearchIndex(library)
  }

  /// All records of a catalog in the order that people see them: as it stands, but comics newest first.
  func entries(of catalog: CatalogID) -> [ItemID] {
    lists.withLock { lists in
      if let list = lists[catalog] { return list }
      let all = library[catalog].names.map { ItemID(catalog, $0.key) }
      let list = catalog == .comics ? all.reversed() : all
      lists[catalog] = list
      return list
    }
  }

  /// What a query finds, in the order that people see: comics come newest first unless another order is asked for.
  func entries(_ query: Query) -> [ItemID] {
    if let limit = query.limit { return Array(entries(query.whole).prefix(max(0, limit))) }
    if query.filters.isEmpty, query.sort == nil { return entries(of: query.catalog) }
    return found.value(for: query) {
      let names = library[query.catalog].names
      let list = library[query.catalog].positions(query).map {
        ItemID(query.catalog, names[$0].key)
      }
      return query.catalog == .comics && query.sort == nil ? list.reversed() : list
    }
  }

  /// The panel of a catalog with nothing on.
  func panel(of catalog: CatalogID) -> FilterPanel {
    panels.withLock { panels in
      if let panel = panels[catalog] { return panel }
      let panel = FilterPanel(of: catalog, in: library)
      panels[catalog] = panel
      return panel
    }
  }
}
