import Catalogs
package import Conversation

extension English {
  package var only: String { "only" }

  package func either(_ values: [String]) -> String { values.joined(separator: " or ") }

  package func more(_ range: String) -> String {
    "Say “more” for \(range), or a number to open one."
  }

  package func subject(of listing: Listing) -> String {
    switch listing.kind {
    case .catalog(let catalog): noun(catalog, plural: true).capitalizedFirst
    case .favourites: "Favourites"
    case .search(let text): "Found for “\(Cleaning.echo(text))”"
    }
  }

  package func extent(of listing: Listing) -> String {
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
