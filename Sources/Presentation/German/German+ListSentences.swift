import Catalogs
import Conversation

extension German {
  func nothingMatches(_ catalog: CatalogID, _ filters: [Filter]) -> String {
    "\(none(catalog)) erfüllt das alles: \(phrases(filters, in: catalog))."
      + " „Filter löschen“ zeigt wieder alle."
  }

  func nothingFound(_ text: String, _ catalog: CatalogID?) -> String {
    switch catalog {
    case .comics:
      "Kein Comic hat \(quoted(text)) im Titel. „Zufälliger Comic“ zeigt einen, den es gibt."
    case let catalog?: "\(none(catalog)) hat \(quoted(text)) im Namen."
    case nil:
      "Nichts, was ich kenne, heißt \(quoted(text)). Vielleicht hilft ein anderes Wort;"
        + " die meisten Namen sind hier englisch."
    }
  }

  func hidden(_ name: String, _ catalog: CatalogID, _ filters: [Filter]) -> String {
    "Die Liste der \(noun(catalog, plural: true)) lässt \(name) aus, solange"
      + " \(filters.count == 1 ? "dieser Filter an ist" : "diese Filter an sind"):"
      + " \(phrases(filters, in: catalog)). „Filter löschen“ beendet das."
  }

  /// "„crab“ steht auch in den Namen von 2 Fischen. „finde crab“ zeigt sie alle."
  func namesakes(_ namesakes: Namesakes) -> String {
    let others = namesakes.counts.map { count in
      count.count == 1
        ? (count.catalog == .characters
          ? "einer Figur" : "einem \(noun(count.catalog, plural: false))")
        : "\(number(count.count)) \(dativePlural(count.catalog))"
    }
    let isOne = namesakes.counts.count == 1 && namesakes.counts[0].count == 1
    return
      "\(quoted(namesakes.word)) steht auch \(isOne ? "im" : "in den") Namen von \(joined(others))."
      + " \(quoted("finde " + namesakes.word)) zeigt sie alle."
  }

  func filterKept(_ filters: [Filter], in catalog: CatalogID) -> String {
    "\(filters.count == 1 ? "Dieser Filter ist" : "Diese Filter sind") schon an:"
      + " \(phrases(filters, in: catalog))."
  }

  func filterNotOn(_ filters: [Filter], in catalog: CatalogID) -> String {
    "\(filters.count == 1 ? "Dieser Filter ist" : "Diese Filter sind") nicht an:"
      + " \(phrases(filters, in: catalog))."
  }

  func otherPanels(_ catalogs: [CatalogID]) -> String {
    guard let first = catalogs.first else { return "" }
    let example = example("Filter für \(noun(first, plural: true))")
    return "Auch \(nouns(catalogs)) haben Filter: sag \(example)."
  }

  func counted(_ count: Count) -> String {
    let catalog = count.catalog
    let all = counted(count.total, catalog)
    if count.filters.isEmpty { return "Es gibt \(all)." }
    let of = "\(number(count.total)) \(dativePlural(catalog))"
    let matching = count.matching == 0 ? "Nichts" : number(count.matching)
    return "\(matching) von \(of) \(count.matching > 1 ? "passen" : "passt"):"
      + " \(phrases(count.filters, in: catalog))."
  }

  func shownCounted(_ kind: Listing.Kind, _ count: Int) -> String {
    switch kind {
    case .catalog(let catalog): "Die Liste hat \(counted(count, catalog))."
    case .favourites: "Du hast \(number(count)) \(count == 1 ? "Favorit" : "Favoriten")."
    case .search(let text): "Zu \(quoted(text)) habe ich \(number(count)) gefunden."
    }
  }
}
