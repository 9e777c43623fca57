package import Catalogs
package import Conversation

extension Store {
  /// A part of a catalog that was fetched whole, such as one page.
  package struct Part: Hashable, Sendable {
    package let name: String
    package let isLast: Bool

    package init(_ name: String, isLast: Bool) {
      self.name = name
      self.isLast = isLast
    }
  }

  /// Keeps copies, all or none; with the part of the catalog that they are.
  ///
  /// A record that comes with less than its copy, such as one of a list, loses nothing.
  package func keep(
    _ copies: [Copy], on shelf: CopyShelf, found words: CopyWords? = nil, part: Part? = nil,
    source: String, at now: Int
  ) throws(StoreFailure) {
    try write { (database) throws(DatabaseFailure) in
      for copy in copies {
        let older = try database.rows(
          "SELECT record FROM copies WHERE shelf = ? AND key = ?", .text(shelf.rawValue),
          .text(copy.key)
        ) { $0.text(0) ?? "" }.first
        let before = older.flatMap { JSONValue(record: $0) }
        let record = before.map { copy.record.completed(from: $0) } ?? copy.record
        try database.run(
          """
          INSERT OR REPLACE INTO copies (shelf, key, record, words, fetched, source)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
          .text(shelf.rawValue), .text(copy.key), .text(record.text),
          .text(words?.words(of: record) ?? ""),
          .integer(now), .text(source))
      }
      if let part { try Self.keep(part, on: shelf, at: now, in: database) }
    }
  }

  static func keep(
    _ part: Part, on shelf: CopyShelf, at now: Int, in database: Database
  ) throws(DatabaseFailure) {
    try database.run(
      "INSERT OR REPLACE INTO parts (shelf, part, fetched, is_last) VALUES (?, ?, ?, ?)",
      .text(shelf.rawValue), .text(part.name), .integer(now), .integer(part.isLast ? 1 : 0))
  }

  /// The copy of a record with the moment it was fetched.
  package func copy(
    of key: String, on shelf: CopyShelf
  ) throws(StoreFailure) -> (record: JSONValue, fetched: Int)? {
    try read(otherwise: nil) { (database) throws(DatabaseFailure) in
      try database.rows(
        "SELECT record, fetched FROM copies WHERE shelf = ? AND key = ?",
        .text(shelf.rawValue), .text(key)
      ) { Self.copy($0) }.compactMap(\.self).first
    }
  }

  /// Copies in which all words of a text stand; each word may be the beginning of one.
  package func copies(
    holding text: String, on shelf: CopyShelf, limit: Int = 200
  ) throws(StoreFailure) -> [(record: JSONValue, fetched: Int)] {
    let words = Words(text).all
    guard let longest = words.max(by: { $0.count < $1.count }) else { return [] }
    return try read(otherwise: []) { (database) throws(DatabaseFailure) in
      let found = try database.rows(
        """
        SELECT record, fetched, words FROM copies WHERE shelf = ? AND instr(words, ?) > 0
        ORDER BY CAST(key AS INTEGER), key
        """,
        .text(shelf.rawValue), .text(" " + longest)
      ) { row -> (record: JSONValue, fetched: Int)? in
        let text = row.text(2) ?? ""
        return words.allSatisfy { text.contains(" " + $0) } ? Self.copy(row) : nil
      }
      return Array(found.compactMap(\.self).prefix(limit))
    }
  }

  private static func copy(_ row: Statement) -> (record: JSONValue, fetched: Int)? {
    guard let record = row.text(0).flatMap(JSONValue.init(record:)) else { return nil }
    return (record, row.integer(1) ?? 0)
  }
}
