package import Catalogs

/// What happened to the favourites; all of it is in the store before it is told.
package enum FavouringAction: Hashable, Sendable {
  case added(Item, before: [ItemID], after: [ItemID])
  case alreadyThere(Item)
  case removed(Item, before: [ItemID], after: [ItemID])
  case notThere(Item)
  /// Whether an item is among them, which was asked.
  case told(Item, isSaved: Bool)
  case noneSaved
  /// Removing all needs a yes first.
  case clearingAsked(Question, count: Int)
  case cleared(before: [ItemID])
  /// Several of these came of one utterance, and are taken back as one.
  case changedTogether(before: [ItemID], after: [ItemID])
}

extension FavouringAction {
  /// The saved list before and after it; nil when it changed nothing.
  var change: (before: [ItemID], after: [ItemID])? {
    switch self {
    case .added(_, let before, let after), .removed(_, let before, let after),
      .changedTogether(let before, let after):
      (before, after)
    case .cleared(let before): (before, [])
    case .alreadyThere, .notThere, .told, .noneSaved, .clearingAsked: nil
    }
  }
}
