import Catalogs
import Conversation

extension English {
  func nowAt(_ place: Place, _ item: Item?) -> String {
    switch place {
    case .home: "You are back home."
    case .list(let query, let offset): "You are back at \(position(query, offset))."
    case .item: "You are back at \(item?.name ?? "that one")."
    case .favourite: "You are back at \(item?.name ?? "that one"), among your favourites."
    case .favourites: "You are back at your favourites."
    case .search(let text, _, _): "You are back at what \(quoted(text)) found."
    case .comparison: "You are back at the comparison."
    case .settings: "You are back at the settings."
    }
  }

  /// Which list, and from where: "the characters (Morty and alive), from number 11".
  private func position(_ query: Query, _ offset: Int) -> String {
    let tags = query.filters.isEmpty ? "" : " (\(phrases(query.filters, in: query.catalog)))"
    let start = offset == 0 ? "" : ", from number \(number(offset + 1))"
    return "the \(noun(query.catalog, plural: true))" + tags + start
  }

  func endOfPages(_ kind: Listing.Kind, _ end: End, _ total: Int) -> String {
    guard end == .last else { return "This is the first page." }
    return switch kind {
    case .catalog(let catalog): "That was the last of \(counted(total, catalog))."
    case .favourites: "That was the last of your favourites."
    case .search(let text): "That was all that \(quoted(text)) found."
    }
  }

  func endOfCut(_ shown: Int, _ found: Int) -> String {
    let few = shown == 1 ? "That was the one" : "Those were the \(number(shown))"
    return "\(few) you asked for; \(number(found)) fit. “all of them” shows the rest too."
  }

  func endOfWalk(_ walk: Walk, _ end: End, _ name: String) -> String {
    let place = end == .first ? "first" : "last"
    return switch walk {
    case .comics: "\(name) is the \(place) of the comics."
    case .catalog(let catalog): "\(name) is the \(place) of the \(noun(catalog, plural: true))."
    case .list: "\(name) is the \(place) of this list."
    case .favourites: "\(name) is the \(place) of your favourites."
    }
  }

  func comicMissing(_ number: Int) -> String {
    number == 404
      ? "There is no comic 404, and that is no accident: whoever looks for it gets the web's own"
        + " answer, 404 Not Found, and that is the joke."
      : "There is no comic \(number)."
  }
}
