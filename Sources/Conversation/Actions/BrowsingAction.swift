package import Catalogs

/// What came on show, and where stepping came to an end.
package enum BrowsingAction: Hashable, Sendable {
  case homeShown([Help.Topic])
  case listShown(Page)
  /// A record is on show; `walking` when it stands in the list on show and steps follow that list.
  case itemShown(Item, at: Place, walking: Bool)
  /// There is no page further in that direction.
  case pagesEnded(Listing.Kind, End, total: Int)
  /// The last of the few that were wanted of more.
  case cutReached(CatalogID, shown: Int, of: Int)
  /// There is no record further in that direction.
  case walkEnded(Walk, End, Item)
  /// A number inside of the range that no comic has: 404.
  case comicMissing(Int)
  /// A record that no catalog here has.
  case itemMissing(ItemID)
  case nothingToStep
  /// The person went back to a place, which is shown next.
  case wentBack(steps: Int, to: Place, Item?)
  case startReached
  /// An item that filters leave out of its list was shown all the same.
  case hiddenShown(Hidden)
  /// Records of other catalogs go by the same name.
  case namesakesTold(Namesakes)
  case nothingFound(String, CatalogID?)
}

/// The two ends of a list or a walk.
package enum End: Hashable, Codable, Sendable {
  case first, last
}

/// What a step walks along.
package enum Walk: Hashable, Codable, Sendable {
  /// All comics: next is the older one.
  case comics
  /// A catalog in its own order.
  case catalog(CatalogID)
  /// The list last shown.
  case list
  case favourites
}
