import Catalogs
package import Conversation

// What is alike in every language about the head of a list.
extension Tongue {
  /// "Characters, only Morty, 1–10 of 23".
  package func head(of listing: Listing) -> String {
    var parts = [subject(of: listing)]
    if case .catalog(let catalog) = listing.kind {
      parts += tags(listing.filters, in: catalog, only: only + " ")
      if let sort = listing.sort { parts.append(phrase(sort, in: catalog)) }
    }
    parts.append(extent(of: listing))
    return parts.joined(separator: ", ")
  }

  /// How the list goes on: what "more" shows.
  package func more(after listing: Listing) -> String {
    let start = listing.first + listing.items.count
    let end = min(start + max(listing.items.count, 1) - 1, listing.total)
    return more(start == end ? "\(number(start))" : "\(number(start))–\(number(end))")
  }

  /// Tags as the head of a list has them; several values of one fact widen the list and stand together.
  func tags(_ filters: [Filter], in catalog: CatalogID, only: String = "") -> [String] {
    var tags: [String] = []
    var seen: [Fact] = []
    for filter in filters {
      let isBound = filter.comparison != .is && filter.comparison != .not
      if isBound, filter.fields.count == 1, let stretches = filters.stretches(of: filter.field) {
        if seen.contains(filter.field) { continue }
        seen.append(filter.field)
        let values = stretches.map { stretch in
          stretch.single.map { phrase($0, in: catalog) } ?? phrase(stretch, in: catalog)
        }
        tags.append(either(values))
        continue
      }
      guard filter.isPlain else {
        // Alternatives that begin with what must be are a choice like any other.
        tags.append((filter.comparison == .is ? only : "") + phrase(filter, in: catalog))
        continue
      }
      guard !seen.contains(filter.field) else { continue }
      seen.append(filter.field)
      let values = filters.filter { $0.field == filter.field && $0.isPlain }
        .map { phrase($0, in: catalog) }
      tags.append(only + either(values))
    }
    return tags
  }
}
