import Catalogs
package import Conversation

extension German {
  package var only: String { "nur" }

  package func either(_ values: [String]) -> String { values.joined(separator: " oder ") }

  package func more(_ range: String) -> String {
    "Sag „mehr“ für \(range), oder eine Zahl, um etwas zu öffnen."
  }

  package func subject(of listing: Listing) -> String {
    switch listing.kind {
    case .catalog(let catalog): noun(catalog, plural: true)
    case .favourites: "Favoriten"
    case .search(let text): "Gefunden zu \(quoted(text))"
    }
  }

  package func extent(of listing: Listing) -> String {
    let last = listing.first + listing.items.count - 1
    guard last >= listing.first else { return "nichts" }
    let start = last == listing.first ? "" : number(listing.first) + "–"
    if listing.total < listing.found { return cut(listing, "\(start)\(number(last))") }
    return "\(start)\(number(last)) von \(number(listing.total))"
  }

  /// What a list holds of more: "die ersten 5 von 20".
  private func cut(_ listing: Listing, _ range: String) -> String {
    let isWhole = listing.items.count == listing.total
    let count = number(listing.total)
    let cut = isWhole ? "die ersten \(count)" : "\(range) der ersten \(count)"
    return (listing.total == 1 ? "nur 1" : cut) + " von \(number(listing.found))"
  }
}
