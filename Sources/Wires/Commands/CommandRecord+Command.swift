import Catalogs
package import Conversation

extension CommandRecord {
  /// The one table from commands to the words of the json wire.
  ///
  /// A command without a verb of its own takes the nearest: speech on or off is `speak` with a value, the width is a setting, a
  /// page is `list` with its number, the newer comic is `previous` (next is the older one), removing all favourites is
  /// `unfavourite` with the value `all`, whether something is a favourite is `favourites` with that item, whether a record is like
  /// this is `fact` with filters, which has the least is `compare` with the value `least`, a measure is `count` with a fact and its
  /// name as the value, and the filter panel is `filter` without filters.
  package init(_ command: Command) {
    self =
      switch command {
      case .home: Self(do: .home)
      case .help(let topic): Self(do: .help, text: topic)
      case .about: Self(do: .about)
      case .version: Self(do: .version)
      case .settings: Self(do: .settings)
      case .theme(let theme): Self(do: .theme, value: theme.rawValue)
      case .language(let code): Self(do: .language, value: code)
      case .width(let columns): Self(do: .settings, value: "width", number: columns)
      case .speech(let on): Self(do: .speak, value: on ? "on" : "off")
      case .list(let catalog, let filters, let sort, let limit):
        Self(do: .list, catalog, filters, sort, limit)
      case .show(let item): Self(do: .show, [item])
      case .fact(let fact, let item): Self(do: .fact, [item], fact: fact)
      case .check(let filters, let item): Self(checking: filters, of: item)
      case .compare(let items, let fact, let isLeast):
        Self(do: .compare, items, fact: fact, value: isLeast ? "least" : nil)
      case .count(let catalog, let filters): Self(do: .count, catalog, filters)
      case .measure(let measure, let fact, let catalog, let filters):
        Self(measure, fact, catalog, filters)
      case .search(let text, let catalog): Self(do: .search, catalog, text: text)
      case .latest: Self(do: .latest, .comics)
      case .next(let catalog): Self(do: .next, catalog)
      case .previous(let catalog): Self(do: .previous, catalog)
      case .newer: Self(do: .previous, .comics)
      case .first(let catalog): Self(do: .first, catalog)
      case .last(let catalog): Self(do: .last, catalog)
      case .more: Self(do: .more)
      case .page(let number): Self(do: .list, value: "page", number: number)
      case .back(let steps): Self(do: .back, number: steps)
      case .again: Self(do: .again)
      case .random(let catalog, let filters): Self(do: .random, catalog, filters)
      case .open(let number): Self(do: .open, number: number)
      case .filters(let catalog): Self(do: .filter, catalog)
      case .filter(let catalog, let change): Self(catalog, change)
      case .clearFilters(let catalog): Self(do: .clearFilters, catalog)
      case .favourite(let item): Self(do: .favourite, [item])
      case .unfavourite(let item): Self(do: .unfavourite, [item])
      case .isFavourite(let item): Self(do: .favourites, [item])
      case .favourites: Self(do: .favourites)
      case .clearFavourites: Self(do: .unfavourite, value: "all")
      case .picture(let item): Self(do: .picture, [item])
      case .zoom(let item): Self(do: .zoom, [item])
      case .speak(let item): Self(do: .speak, item.map { [$0] } ?? [])
      case .stop: Self(do: .stop)
      case .goFishing: Self(do: .goFishing)
      case .ocean: Self(do: .ocean)
      case .retry: Self(do: .retry)
      case .undo: Self(do: .undo)
      case .why: Self(do: .why)
      case .yes: Self(do: .yes)
      case .no: Self(do: .no)
      case .greet: Self(do: .greet)
      case .thanks: Self(do: .thanks)
      case .quit: Self(do: .quit)
      }
  }

  private init(
    do verb: CommandVerb, _ catalog: CatalogID?, _ filters: [Filter]?, _ sort: Query.Sort? = nil,
    _ limit: Int? = nil
  ) {
    self.init(do: verb, catalog)
    self.filters = filters ?? []
    self.sort = sort
    number = limit
  }

  private init(_ measure: Measure, _ fact: Fact, _ catalog: CatalogID, _ filters: [Filter]?) {
    self.init(do: .count, catalog, filters)
    self.fact = fact
    value = measure.rawValue
  }

  private init(checking filters: [Filter], of item: ItemID) {
    self.init(do: .fact, [item], fact: filters.first?.field)
    self.filters = filters
  }

  private init(do verb: CommandVerb, _ catalog: CatalogID?, text: String) {
    self.init(do: verb, catalog)
    self.text = text
  }

  private init(_ catalog: CatalogID, _ change: FilterChange) {
    let (filters, word) =
      switch change {
      case .only(let filters): (filters, "only")
      case .narrow(let filters): (filters, "narrow")
      case .either(let filters): (filters, "or")
      case .also(let filters): (filters, "also")
      case .drop(let filters): (filters, "drop")
      case .toggle(let filter): ([filter], "toggle")
      }
    self.init(do: .filter, catalog, filters)
    value = word
  }
}
