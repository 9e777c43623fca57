import Catalogs
import Conversation

extension German {
  func nowAt(_ place: Place, _ item: Item?) -> String {
    switch place {
    case .home: "Du bist wieder am Anfang."
    case .list(let query, let offset): "Du bist wieder bei \(position(query, offset))."
    case .item: "Du bist wieder bei \(item?.name ?? "diesem Eintrag")."
    case .favourite: "Du bist wieder bei \(item?.name ?? "diesem Eintrag"), in deinen Favoriten."
    case .favourites: "Du bist wieder bei deinen Favoriten."
    case .search(let text, _, _): "Du bist wieder bei der Suche nach \(quoted(text))."
    case .comparison: "Du bist wieder beim Vergleich."
    case .settings: "Du bist wieder bei den Einstellungen."
    }
  }

  /// Which list, and from where: "den Figuren (Morty und tot), ab Nummer 11".
  private func position(_ query: Query, _ offset: Int) -> String {
    let tags = query.filters.isEmpty ? "" : " (\(phrases(query.filters, in: query.catalog)))"
    let start = offset == 0 ? "" : ", ab Nummer \(number(offset + 1))"
    return "den \(dativePlural(query.catalog))" + tags + start
  }

  func endOfPages(_ kind: Listing.Kind, _ end: End, _ total: Int) -> String {
    guard end == .last else { return "Das ist die erste Seite." }
    return switch kind {
    case .catalog(let catalog) where total == 1: "Mehr als \(counted(1, catalog)) ist es nicht."
    case .catalog(let catalog): "Das waren alle \(counted(total, catalog))."
    case .favourites: "Das waren alle deine Favoriten."
    case .search(let text): "Das war alles, was ich zu \(quoted(text)) gefunden habe."
    }
  }

  func endOfCut(_ shown: Int, _ found: Int) -> String {
    let few = shown == 1 ? "Mehr wolltest du nicht sehen" : "Das waren die ersten \(number(shown))"
    return "\(few); es passen \(number(found)). „alle zeigen“ zeigt auch die anderen."
  }

  func endOfWalk(_ walk: Walk, _ end: End, _ name: String) -> String {
    let word = end == .first ? "erste" : "letzte"
    return switch walk {
    case .comics: "\(name) ist der \(word) Comic."
    case .catalog(let catalog): "\(name) ist \(ordinal(word, catalog))."
    case .list: "\(name) ist der \(word) Eintrag dieser Liste."
    case .favourites: "\(name) ist der \(word) deiner Favoriten."
    }
  }

  func comicMissing(_ number: Int) -> String {
    number == 404
      ? "Einen Comic 404 gibt es nicht, und das ist kein Versehen: Wer ihn sucht, bekommt die"
        + " Antwort des Webs selbst, 404 Not Found, und das ist der Witz."
      : "Einen Comic \(number) gibt es nicht."
  }

  func itemMissing(_ catalog: CatalogID) -> String {
    switch catalog {
    case .characters: "Diese Figur habe ich nicht mehr."
    case .monsters: "Dieses Monster habe ich nicht mehr."
    case .fish, .comics: "Diesen \(noun(catalog, plural: false)) habe ich nicht mehr."
    }
  }
}
