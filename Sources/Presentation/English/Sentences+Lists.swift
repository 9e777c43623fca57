import Catalogs
import Conversation

extension English {
  func nothingMatches(_ catalog: CatalogID, _ filters: [Filter]) -> String {
    "No \(noun(catalog, plural: false)) is all of this: \(phrases(filters, in: catalog))."
      + " “clear filters” shows them all again."
  }

  func nothingFound(_ text: String, _ catalog: CatalogID?) -> String {
    switch catalog {
    case .comics:
      "No comic has \(quoted(text)) in its title. “random comic” shows one that exists."
    case let catalog?: "No \(noun(catalog, plural: false)) has \(quoted(text)) in its name."
    case nil: "Nothing I know is called \(quoted(text)). Another word may find it."
    }
  }

  func hidden(_ name: String, _ catalog: CatalogID, _ filters: [Filter]) -> String {
    "The list of \(noun(catalog, plural: true)) leaves out \(name) while"
      + " \(filters.count == 1 ? "this filter is" : "these filters are") on:"
      + " \(phrases(filters, in: catalog)). “clear filters” ends that."
  }

  /// "“crab” is also in the names of 2 fish. “find crab” shows them all."
  func namesakes(_ namesakes: Namesakes) -> String {
    let others = namesakes.counts.map {
      "\(number($0.count)) \(noun($0.catalog, plural: $0.count != 1))"
    }
    let isOne = namesakes.counts.count == 1 && namesakes.counts[0].count == 1
    return "\(quoted(namesakes.word)) is also in the name\(isOne ? "" : "s") of \(joined(others))."
      + " \(quoted("find " + namesakes.word)) shows them all."
  }

  func filterState(_ filters: [Filter], in catalog: CatalogID, _ state: String) -> String {
    "\(filters.count == 1 ? "That filter is" : "Those filters are") \(state):"
      + " \(phrases(filters, in: catalog))."
  }

  func otherPanels(_ catalogs: [CatalogID]) -> String {
    guard let first = catalogs.first else { return "" }
    let example = example("filter \(noun(first, plural: true))")
    return "\(capitalized(nouns(catalogs))) have filters too: say \(example)."
  }

  func counted(_ count: Count) -> String {
    let catalog = count.catalog
    let all = counted(count.total, catalog)
    if count.filters.isEmpty { return "There \(count.total == 1 ? "is" : "are") \(all)." }
    let matching = count.matching == 0 ? "None" : number(count.matching)
    return "\(matching) of \(all) \(count.matching == 1 ? "fits" : "fit"):"
      + " \(phrases(count.filters, in: catalog))."
  }

  func shownCounted(_ kind: Listing.Kind, _ count: Int) -> String {
    switch kind {
    case .catalog(let catalog): "The list has \(counted(count, catalog))."
    case .favourites: "You have \(number(count)) \(count == 1 ? "favourite" : "favourites")."
    case .search(let text): "\(quoted(text)) found \(number(count))."
    }
  }
}
