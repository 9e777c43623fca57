package import Catalogs

/// An item, and the filters that are on and leave it out of its list.
package struct Hidden: Hashable, Sendable {
  package let item: Item
  package let filters: [Filter]

  package init(_ item: Item, by filters: [Filter]) {
    self.item = item
    self.filters = filters
  }
}
