package import Catalogs

/// What happened to the favourites; all of it is in the store before it is told.
package enum FavouringAction: Hashable, Sendable {
  case added(Item, before: [ItemID], after: [ItemID])
  case alreadyThere(Item)
  case removed(Item, before: [ItemID], after: [ItemID])
  case notThere(Item)
  case noneSaved
  /// Removing all needs a yes first.
  case clearingAsked(Question, count: Int)
  case cleared(before: [ItemID])
}
