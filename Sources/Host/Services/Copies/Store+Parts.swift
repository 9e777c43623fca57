package import Catalogs
package import Conversation

extension Store {
  /// How many copies there are of a kind, when the oldest and the newest were fetched, and from where.
  package struct Holding: Hashable, Sendable {
    package let count: Int
    package let oldest: Int
    package let newest: Int
    package let sources: [String]
  }

  package func holding(on shelf: CopyShelf) throws(StoreFailure) -> Holding? {
    try read(otherwise: nil) { (database) throws(DatabaseFailure) in
      let sources = try database.rows(
        "SELECT DISTINCT source FROM copies WHERE shelf = ? ORDER BY source",
        .text(shelf.rawValue)
      ) { $0.text(0) ?? "" }
      return try database.rows(
        "SELECT count(*), min(fetched), max(fetched) FROM copies WHERE shelf = ?",
        .text(shelf.rawValue)
      ) { row in
        Holding(
          count: row.integer(0) ?? 0, oldest: row.integer(1) ?? 0, newest: row.integer(2) ?? 0,
          sources: sources)
      }.first { $0.count > 0 }
    }
  }

  /// The keys of all copies of a kind.
  package func keptKeys(on shelf: CopyShelf) throws(StoreFailure) -> Set<String> {
    try read(otherwise: []) { (database) throws(DatabaseFailure) in
      Set(
        try database.rows("SELECT key FROM copies WHERE shelf = ?", .text(shelf.rawValue)) {
          $0.text(0) ?? ""
        })
    }
  }

  /// The records of all copies of a kind, by their keys.
  package func records(on shelf: CopyShelf) throws(StoreFailure) -> [String: JSONValue] {
    try read(otherwise: [:]) { (database) throws(DatabaseFailure) in
      let rows = try database.rows(
        "SELECT key, record FROM copies WHERE shelf = ?", .text(shelf.rawValue)
      ) { ($0.text(0) ?? "", $0.text(1).flatMap(JSONValue.init(record:)) ?? .null) }
      return Dictionary(rows) { _, last in last }
    }
  }

  /// The parts of a catalog that were fetched, by their names, with the moment of each.
  package func parts(of shelf: CopyShelf) throws(StoreFailure) -> [Part: Int] {
    try read(otherwise: [:]) { (database) throws(DatabaseFailure) in
      let rows = try database.rows(
        "SELECT part, is_last, fetched FROM parts WHERE shelf = ?", .text(shelf.rawValue)
      ) { (Part($0.text(0) ?? "", isLast: $0.integer(1) == 1), $0.integer(2) ?? 0) }
      return Dictionary(rows) { _, last in last }
    }
  }

  /// Forgets which parts were fetched, so that they are fetched again; the copies stay.
  package func forgetParts(of shelf: CopyShelf) throws(StoreFailure) {
    _ = try write { (database) throws(DatabaseFailure) in
      try database.run("DELETE FROM parts WHERE shelf = ?", .text(shelf.rawValue))
    }
  }

  /// The newest comic that a service spoke of, and when.
  package func latestComic() throws(StoreFailure) -> (number: Int, asked: Int)? {
    try read(otherwise: nil) { (database) throws(DatabaseFailure) in
      try database.rows("SELECT number, asked FROM latest WHERE shelf = 'comics'") {
        (number: $0.integer(0) ?? 0, asked: $0.integer(1) ?? 0)
      }.first
    }
  }

  package func keepLatestComic(_ number: Int, asked: Int) throws(StoreFailure) {
    _ = try write { (database) throws(DatabaseFailure) in
      try database.run(
        "INSERT OR REPLACE INTO latest (shelf, number, asked) VALUES ('comics', ?, ?)",
        .integer(number), .integer(asked))
    }
  }
}
