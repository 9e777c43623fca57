import Catalogs
import Conversation

extension EnglishSentences {
  static func nowAt(_ place: Place, _ item: Item?, _ words: Vocabulary) -> String {
    switch place {
    case .home: "You are back home."
    case .list(let query, let offset): "You are back at \(position(query, offset, words))."
    case .item: "You are back at \(item?.name ?? "a record")."
    case .favourite: "You are back at \(item?.name ?? "a record"), among your favourites."
    case .favourites: "You are back at your favourites."
    case .search(let text, _, _): "You are back at what “\(text)” found."
    case .comparison: "You are back at the comparison."
    case .settings: "You are back at the settings."
    }
  }

  /// "the list of characters (Morty, alive), from number 11".
  private static func position(_ query: Query, _ offset: Int, _ words: Vocabulary) -> String {
    let tags = query.filters.map(words.filter).joined(separator: ", ")
    return "the list of \(query.catalog.many)" + (tags.isEmpty ? "" : " (\(tags))")
      + (offset == 0 ? "" : ", from number \(offset + 1)")
  }

  static func endOfPages(_ kind: Listing.Kind, _ end: End, _ total: Int) -> String {
    guard end == .last else { return "This is the first page." }
    return switch kind {
    case .catalog(let catalog): "That was the last of \(catalog.counted(total))."
    case .favourites: "That was the last of your favourites."
    case .search(let text): "That was all that “\(text)” found."
    }
  }

  static func endOfWalk(_ walk: Walk, _ end: End, _ name: String) -> String {
    let place = end == .first ? "first" : "last"
    return switch walk {
    case .comics: "\(name) is the \(place) of the comics."
    case .catalog(let catalog): "\(name) is the \(place) of the \(catalog.many)."
    case .list: "\(name) is the \(place) of this list."
    case .favourites: "\(name) is the \(place) of your favourites."
    }
  }

  static func comicMissing(_ number: Int) -> String {
    number == 404
      ? "There is no comic 404, and that is no accident: whoever looks for it gets the web's own"
        + " answer, 404 Not Found, and that is the joke."
      : "There is no comic \(number)."
  }
}
