package import Catalogs

/// A page of a list on its way to the person: the rows, the place it is, and the whole list it is part of.
package struct Page: Hashable, Sendable {
  /// Rows of a page.
  package static let size = 10

  package let place: Place
  package let entries: [ItemID]
  package let listing: Listing

  /// Cuts the page that starts at `offset` (counted from 0) out of a whole list.
  init(
    _ kind: Listing.Kind, at place: Place, entries: [ItemID], offset: Int, query: Query? = nil,
    found: Int? = nil, library: Library
  ) {
    let rows = entries[min(offset, entries.count)..<min(offset + Page.size, entries.count)]
    self.place = place
    self.entries = entries
    listing = Listing(
      kind: kind, filters: query?.filters ?? [], sort: query?.sort,
      items: rows.compactMap { library[$0] }, first: offset + 1, total: entries.count,
      found: found)
  }
}

extension Page {
  /// How many pages a list of so many entries has.
  static func count(of entries: Int) -> Int { (entries + size - 1) / size }
}
