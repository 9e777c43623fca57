package import Conversation

extension Store {
  /// What a session remembered when it was put away, in the session's own encoding; nil if it is
  /// not known.
  package func context(of session: SessionKey) throws(StoreFailure) -> [UInt8]? {
    try read(otherwise: nil) { (database) throws(DatabaseFailure) in
      try database.rows(
        "SELECT data FROM contexts WHERE user = ? AND room = ?",
        .text(session.user), .text(session.room)
      ) { $0.blob(0) }.first
    }
  }

  /// Keeps what a session remembers; `seen` is when it was last heard of, in seconds since 1970.
  package func save(
    context: [UInt8], of session: SessionKey, seen: Int
  ) throws(StoreFailure) {
    _ = try write { (database) throws(DatabaseFailure) in
      try database.run(
        "INSERT OR REPLACE INTO contexts (user, room, data, seen) VALUES (?, ?, ?, ?)",
        .text(session.user), .text(session.room), .blob(context), .integer(seen))
    }
  }

  /// Forgets sessions that were last heard of before a moment; gives how many.
  package func forgetContexts(before seen: Int) throws(StoreFailure) -> Int {
    try write { (database) throws(DatabaseFailure) in
      try database.run("DELETE FROM contexts WHERE seen < ?", .integer(seen))
    }
  }
}
