import Catalogs
package import Conversation

extension Store {
  /// What a service said of one of its answers; the records themselves are copies.
  package struct Answer: Hashable, Sendable {
    /// Of its records, in their order.
    package let keys: [String]
    package let total: Int?
    package let isLast: Bool
    package let etag: String?
    /// Until when it may be used without asking, in seconds since 1970.
    package let holds: Int
  }

  package func keep(
    _ answer: Answer, named name: String, source: String
  ) throws(StoreFailure) {
    _ = try write { (database) throws(DatabaseFailure) in
      try database.run(
        """
        INSERT OR REPLACE INTO answers (source, name, keys, total, is_last, etag, holds)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        .text(source), .text(name), .text(answer.keys.joined(separator: " ")),
        SQLValue(answer.total), .integer(answer.isLast ? 1 : 0), SQLValue(answer.etag),
        .integer(answer.holds))
    }
  }

  package func answer(named name: String, source: String) throws(StoreFailure) -> Answer? {
    try read(otherwise: nil) { (database) throws(DatabaseFailure) in
      try database.rows(
        "SELECT keys, total, is_last, etag, holds FROM answers WHERE source = ? AND name = ?",
        .text(source), .text(name)
      ) { row in
        Answer(
          keys: (row.text(0) ?? "").split(separator: " ").map(String.init), total: row.integer(1),
          isLast: row.integer(2) == 1, etag: row.text(3), holds: row.integer(4) ?? 0)
      }.first
    }
  }

  /// An answer holds on, and its copies are as good as new.
  package func confirmAnswer(
    named name: String, on shelf: CopyShelf, part: String?, source: String, holds: Int, at now: Int
  ) throws(StoreFailure) {
    guard let answer = try answer(named: name, source: source) else { return }
    try write { (database) throws(DatabaseFailure) in
      try database.run(
        "UPDATE answers SET holds = ? WHERE source = ? AND name = ?", .integer(holds),
        .text(source), .text(name))
      for key in answer.keys {
        try database.run(
          "UPDATE copies SET fetched = ? WHERE shelf = ? AND key = ?", .integer(now),
          .text(shelf.rawValue), .text(key))
      }
      guard let part else { return }
      try Self.keep(Part(part, isLast: answer.isLast), on: shelf, at: now, in: database)
    }
  }
}
