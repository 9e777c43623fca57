import Catalogs
package import Conversation

extension English {
  package func head(of listing: Listing) -> String {
    var parts = [subject(of: listing)]
    if case .catalog(let catalog) = listing.kind {
      parts += tags(listing.filters, in: catalog)
      if let sort = listing.sort { parts.append(phrase(sort, in: catalog)) }
    }
    parts.append(extent(of: listing))
    return parts.joined(separator: ", ")
  }

  package func more(after listing: Listing) -> String {
    let start = listing.first + listing.items.count
    let end = min(start + max(listing.items.count, 1) - 1, listing.total)
    let range = start == end ? "\(number(start))" : "\(number(start))–\(number(end))"
    return "Say “more” for \(range), or a number to open one."
  }

  /// Tags as the head of a list has them; several values of one fact widen the list and stand together.
  func tags(_ filters: [Filter], in catalog: CatalogID, only: String = "only ")
    -> [String]
  {
    var tags: [String] = []
    var seen: [Fact] = []
    for filter in filters {
      guard filter.isPlain else {
        // Alternatives that begin with what must be are a choice like any other.
        tags.append((filter.comparison == .is ? only : "") + phrase(filter, in: catalog))
        continue
      }
      guard !seen.contains(filter.field) else { continue }
      seen.append(filter.field)
      let values = filters.filter { $0.field == filter.field && $0.isPlain }
        .map { phrase($0, in: catalog) }
      tags.append(only + values.joined(separator: " or "))
    }
    return tags
  }

  private func subject(of listing: Listing) -> String {
    switch listing.kind {
    case .catalog(let catalog): noun(catalog, plural: true).capitalizedFirst
    case .favourites: "Favourites"
    case .search(let text): "Found for “\(Cleaning.echo(text))”"
    }
  }

  private func extent(of listing: Listing) -> String {
    let last = listing.first + listing.items.count - 1
    guard last >= listing.first else { return "none" }
    let start = last == listing.first ? "" : number(listing.first) + "–"
    if listing.total < listing.found { return cut(listing, "\(start)\(number(last))") }
    return "\(start)\(number(last)) of \(number(listing.total))"
  }

  /// What a list holds of more: "the first 5 of 20".
  private func cut(_ listing: Listing, _ range: String) -> String {
    let cut = listing.total == 1 ? "the first" : "the first \(number(listing.total))"
    let whole = "\(cut) of \(number(listing.found))"
    return listing.items.count == listing.total ? whole : "\(range) of \(whole)"
  }
}
