import CSQLite

/// An open store: the database, which file it is, and what may be done with it.
struct StoreConnection {
  let database: Database
  let identity: StoreFile.Identity
  /// The steps of `Schema` that the file has taken; more than ours when a newer Curio made it.
  let version: Int
  /// Whether it is a still view of a file in a folder that cannot be written.
  let isStill: Bool

  /// Opens the file for reading; nil when nothing has ever been saved.
  static func forReading(_ file: StoreFile) throws(DatabaseFailure) -> StoreConnection? {
    guard let identity = try file.identity() else { return nil }
    do throws(DatabaseFailure) {
      let connection = try open(file, identity)
      // Nothing is in it yet: somebody is about to make it, or was stopped while doing so.
      return connection.version == 0 ? nil : try connection.upToDate(file)
    } catch {
      guard error.mayBeReadOnlyFolder, let still = try? openStill(file, identity) else {
        throw error
      }
      return still.version == 0 ? nil : still
    }
  }

  /// Opens the file for writing, and makes it first if need be.
  static func forWriting(_ file: StoreFile) throws(DatabaseFailure) -> StoreConnection {
    if let identity = try file.identity() { return try open(file, identity).upToDate(file) }
    try file.makeFolder()
    // SQLite makes a file for all to read; nothing is in it before it is ours alone.
    _ = try Database(path: file.path, flags: readWrite | SQLITE_OPEN_CREATE, patience: 0)
    file.keepPrivate()
    guard let identity = try file.identity() else { throw .moved }
    return try open(file, identity).upToDate(file)
  }

  private static let readWrite = SQLITE_OPEN_READWRITE

  private static func open(
    _ file: StoreFile, _ identity: StoreFile.Identity
  ) throws(DatabaseFailure) -> StoreConnection {
    guard identity.isPlain else { throw DatabaseFailure(.notPlain) }
    // SQLite takes an empty file for a new one and would throw away the changes beside it.
    guard identity.size > 0 || !file.hasPendingChanges else { throw .unreadable }
    let database = try Database(path: file.path, flags: readWrite, patience: file.patience)
    try database.run("PRAGMA synchronous = FULL")
    // A full disk is met early rather than late: changes are taken into the file often.
    try database.run("PRAGMA wal_autocheckpoint = 100")
    return StoreConnection(
      database: database, identity: identity, version: try Schema.version(of: database),
      isStill: false)
  }

  /// Opens a file that nothing may be written beside, as SQLite needs to for its locks.
  private static func openStill(
    _ file: StoreFile, _ identity: StoreFile.Identity
  ) throws(DatabaseFailure) -> StoreConnection {
    let address = "file:\(percentEncoded(file.path))?immutable=1"
    let database = try Database(
      path: address, flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, patience: file.patience)
    return StoreConnection(
      database: database, identity: identity, version: try Schema.version(of: database),
      isStill: true)
  }

  /// The same connection once the file has taken all steps; a newer file stays as it is.
  private func upToDate(_ file: StoreFile) throws(DatabaseFailure) -> StoreConnection {
    guard version < Schema.version else { return self }
    // Only one process at a time changes the mode of the file: SQLite would refuse the second without waiting.
    try file.withLock { () throws(DatabaseFailure) in try Schema.migrate(database) }
    return StoreConnection(
      database: database, identity: identity, version: try Schema.version(of: database),
      isStill: false)
  }

  private static func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        "%" + String(byte, radix: 16, uppercase: true)
      default: String(decoding: [byte], as: UTF8.self)
      }
    }.joined()
  }
}
