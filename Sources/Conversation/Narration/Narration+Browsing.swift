import Catalogs

extension Narration {
  mutating func tell(_ action: BrowsingAction) {
    switch action {
    case .homeShown(let topics):
      say(.welcome)
      show(.art(.fish))
      show(.help(Help(topics: topics, inFull: false)))
    case .listShown(let page):
      tell(page.listing)
    case .itemShown(let item, _, _):
      show(.card(item))
      picture(item)
    case .pagesEnded(let kind, let end, let total):
      say(.endOfPages(kind, end, total: total))
    case .cutReached(let catalog, let shown, let found):
      say(.endOfCut(catalog, shown: shown, of: found))
    case .walkEnded(let walk, let end, let item):
      say(endOf(walk, end, item))
    case .comicMissing(let number):
      say(.comicMissing(number))
    case .itemMissing(let id):
      say(.itemMissing(id))
    case .nothingToStep:
      say(.nothingToStep)
    case .wentBack(_, let place, let item):
      say(.nowAt(place, item))
      if place == .home { say(.welcome) }
    case .startReached:
      say(.startReached)
    case .hiddenShown(let hidden):
      say(
        .hiddenByFilters(name: hidden.item.name, hidden.item.id.catalog, hidden.filters))
    case .namesakesTold(let namesakes):
      say(.namesakes(namesakes))
    case .nothingFound(let text, let catalog):
      say(.nothingFound(text, catalog))
    }
  }

  /// A list without rows is a sentence that says why.
  private mutating func tell(_ listing: Listing) {
    if listing.total > 0 { return show(.list(listing)) }
    switch listing.kind {
    case .catalog(let catalog): say(.nothingMatches(catalog, listing.filters))
    case .favourites: say(.noFavourites)
    case .search(let text): say(.nothingFound(text, nil))
    }
  }

  private func endOf(_ walk: Walk, _ end: End, _ item: Item) -> Sentence {
    guard walk == .comics, let number = item.id.number else {
      return .endOfWalk(walk, end, name: item.name)
    }
    return end == .first ? .latestComic(number) : .firstComic(number)
  }

  /// Adds the picture of a card to the reply, or says that there is none; the card of a comic says so itself.
  mutating func picture(_ item: Item) {
    if let picture = item.illustration {
      reply.images.append(picture)
    } else if item.id.catalog != .comics {
      say(.noPicture(item))
    }
  }
}
