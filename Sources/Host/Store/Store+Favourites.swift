package import Catalogs
package import Conversation

extension Store {
  /// A user's favourites, newest first; what a newer Curio has catalogs for is left out.
  package func favourites(of user: String) throws(StoreFailure) -> [ItemID] {
    try read(otherwise: []) { (database) throws(DatabaseFailure) in
      try database.favourites(of: user)
    }
  }

  /// Adds one on top; false when it was there already, and then it stays where it is.
  package func addFavourite(_ item: ItemID, of user: String) throws(StoreFailure) -> Bool {
    try write(isDear: true) { (database) throws(DatabaseFailure) in
      try database.addFavourite(item, of: user)
    }
  }

  /// Takes one away; false when it was not there.
  package func removeFavourite(_ item: ItemID, of user: String) throws(StoreFailure) -> Bool {
    try write(isDear: true) { (database) throws(DatabaseFailure) in
      try database.run(
        "DELETE FROM favourites WHERE user = ? AND catalog = ? AND key = ?",
        .text(user), .text(item.catalog.rawValue), .text(item.key)) > 0
    }
  }

  /// Puts a list in place of all, newest first.
  package func replaceFavourites(with items: [ItemID], of user: String) throws(StoreFailure) {
    try write(isDear: true) { (database) throws(DatabaseFailure) in
      try database.replaceFavourites(with: items, of: user)
    }
  }

  /// Puts items on top of the list in their order; those that were there already move up.
  package func prependFavourites(_ items: [ItemID], of user: String) throws(StoreFailure) {
    try write(isDear: true) { (database) throws(DatabaseFailure) in
      let before = try database.favourites(of: user)
      try database.replaceFavourites(with: items + before, of: user)
    }
  }
}

extension Database {
  fileprivate func favourites(of user: String) throws(DatabaseFailure) -> [ItemID] {
    try rows(
      "SELECT catalog, key FROM favourites WHERE user = ? ORDER BY added DESC", .text(user)
    ) { row in
      row.text(0).flatMap(CatalogID.init).map { ItemID($0, row.text(1) ?? "") }
    }.compactMap(\.self)
  }

  fileprivate func addFavourite(
    _ item: ItemID, of user: String
  ) throws(DatabaseFailure) -> Bool {
    try run(
      """
      INSERT OR IGNORE INTO favourites (user, catalog, key, added)
      SELECT ?1, ?2, ?3, coalesce(max(added), 0) + 1 FROM favourites WHERE user = ?1
      """, .text(user), .text(item.catalog.rawValue), .text(item.key)) > 0
  }

  fileprivate func replaceFavourites(
    with items: [ItemID], of user: String
  ) throws(DatabaseFailure) {
    try run("DELETE FROM favourites WHERE user = ?", .text(user))
    var seen: Set<ItemID> = []
    // An item that is named twice keeps its newer place.
    let unique = items.filter { seen.insert($0).inserted }
    for item in unique.reversed() { _ = try addFavourite(item, of: user) }
  }
}
