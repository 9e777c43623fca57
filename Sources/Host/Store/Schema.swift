/// The tables of the store, as the steps that lead to them.
///
/// `user_version` in the file counts the steps taken. A step that has been released never changes;
/// a new one is added below.
enum Schema {
  static let steps: [[String]] = [
    [
      // A user's favourites in the order they were added, counted from 1.
      """
      CREATE TABLE favourites (
        user TEXT NOT NULL, catalog TEXT NOT NULL, key TEXT NOT NULL, added INTEGER NOT NULL,
        PRIMARY KEY (user, catalog, key)) WITHOUT ROWID
      """,
      """
      CREATE TABLE settings (
        user TEXT PRIMARY KEY NOT NULL, theme TEXT, language TEXT, width INTEGER, speech INTEGER)
        WITHOUT ROWID
      """,
      // What a session that was put away remembers, and when it was last heard of, in seconds since
      // 1970.
      """
      CREATE TABLE contexts (
        user TEXT NOT NULL, room TEXT NOT NULL, data BLOB NOT NULL, seen INTEGER NOT NULL,
        PRIMARY KEY (user, room)) WITHOUT ROWID
      """,
    ],
    [
      // Records of the services in their own form, with the folded words of their texts.
      """
      CREATE TABLE copies (
        shelf TEXT NOT NULL, key TEXT NOT NULL, record TEXT NOT NULL, words TEXT NOT NULL,
        fetched INTEGER NOT NULL, source TEXT NOT NULL, PRIMARY KEY (shelf, key))
      """,
      // Parts of a catalog that were fetched whole: pages, and numbers that do not exist.
      """
      CREATE TABLE parts (
        shelf TEXT NOT NULL, part TEXT NOT NULL, fetched INTEGER NOT NULL,
        is_last INTEGER NOT NULL, PRIMARY KEY (shelf, part)) WITHOUT ROWID
      """,
      """
      CREATE TABLE latest (
        shelf TEXT PRIMARY KEY NOT NULL, number INTEGER NOT NULL, asked INTEGER NOT NULL)
        WITHOUT ROWID
      """,
    ],
    [
      // What a service said of an answer: its version, until when it holds, and whose records it was of, in their order.
      """
      CREATE TABLE answers (
        source TEXT NOT NULL, name TEXT NOT NULL, keys TEXT NOT NULL, total INTEGER,
        is_last INTEGER NOT NULL, etag TEXT, holds INTEGER NOT NULL, PRIMARY KEY (source, name))
        WITHOUT ROWID
      """
    ],
  ]

  /// The version this program writes.
  static var version: Int { steps.count }

  static func version(of database: Database) throws(DatabaseFailure) -> Int {
    try database.number("PRAGMA user_version") ?? 0
  }

  /// Takes the steps that are missing, all at once or none.
  static func migrate(_ database: Database) throws(DatabaseFailure) {
    // Readers and a writer do not hold each other up in this mode; the file remembers it.
    try database.run("PRAGMA journal_mode = WAL")
    try database.transaction { () throws(DatabaseFailure) in try take(in: database) }
  }

  /// Takes the steps that are missing, within a transaction.
  static func take(in database: Database) throws(DatabaseFailure) {
    let current = try version(of: database)
    guard current < version else { return }
    for statement in steps[current...].joined() { try database.run(statement) }
    try database.run("PRAGMA user_version = \(version)")
  }
}
