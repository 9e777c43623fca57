package import Conversation

extension Store {
  /// What a session remembered when it was put away, unless that was before a moment, in seconds
  /// since 1970; nil if it is not known.
  package func context(
    of session: SessionKey, since moment: Int
  ) throws(StoreFailure) -> [UInt8]? {
    try read(otherwise: nil) { (database) throws(DatabaseFailure) in
      try database.rows(
        "SELECT data FROM contexts WHERE user = ? AND room = ? AND seen >= ?",
        .text(session.user), .text(session.room), .integer(moment)
      ) { $0.blob(0) }.first
    }
  }

  /// Keeps what sessions remember, all at once, and forgets those that were last heard of before a
  /// moment.
  ///
  /// `seen` is when these were last heard of, in seconds since 1970.
  package func save(
    contexts: [SessionKey: [UInt8]], seen: Int, forgettingBefore moment: Int
  ) throws(StoreFailure) {
    try write { (database) throws(DatabaseFailure) in
      for (session, context) in contexts {
        try database.run(
          "INSERT OR REPLACE INTO contexts (user, room, data, seen) VALUES (?, ?, ?, ?)",
          .text(session.user), .text(session.room), .blob(context), .integer(seen))
      }
      try database.run("DELETE FROM contexts WHERE seen < ?", .integer(moment))
    }
  }
}
