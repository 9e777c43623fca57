import CSQLite

/// An open store: the database, which file it is, and what may be done with it.
struct StoreConnection {
  let database: Database
  let identity: StoreFile.Identity
  /// The steps of `Schema` that the file has taken; more than ours when a newer Curio made it.
  let version: Int
  /// Whether it is a still view of a file in a folder that cannot be written.
  let isStill: Bool
  /// Whether something may be in it that its backup lacks: somebody was stopped before making one.
  var isAhead = false
  /// Whether it is the backup of a file that cannot be read.
  var isBackup = false

  /// Opens the file for reading; nil when nothing has ever been saved.
  static func forReading(_ file: StoreFile) throws(DatabaseFailure) -> StoreConnection? {
    let backup = StoreBackup(of: file)
    let found = try file.identity()
    guard found != nil || backup.exists else { return nil }
    do throws(DatabaseFailure) {
      return try file.withLock { () throws(DatabaseFailure) in
        guard let identity = try Self.found(file) else { return nil }
        let connection = try open(file, identity)
        // Nothing is in it yet: somebody was stopped while making it.
        return connection.version == 0 ? nil : try connection.upToDate()
      }
    } catch {
      guard error.mayBeUnwritableFolder, let still = still(file) else { throw error }
      return still.version == 0 ? nil : still
    }
  }

  /// Opens the file for writing, and makes it first if need be.
  static func forWriting(_ file: StoreFile) throws(DatabaseFailure) -> StoreConnection {
    try file.makeFolder()
    return try file.withLock { () throws(DatabaseFailure) in
      if let identity = try Self.found(file) { return try open(file, identity).upToDate() }
      // SQLite makes a file for all to read; nothing is in it before it is ours alone.
      _ = try Database(path: file.path, flags: readWrite | SQLITE_OPEN_CREATE, patience: 0)
      file.keepPrivate()
      guard let identity = try file.identity() else { throw .moved }
      return try open(file, identity).upToDate()
    }
  }

  private static let readWrite = SQLITE_OPEN_READWRITE

  /// The file as it is now; where it is gone but has a backup, that takes its place first.
  private static func found(
    _ file: StoreFile
  ) throws(DatabaseFailure) -> StoreFile.Identity? {
    if let identity = try file.identity() { return identity }
    let backup = StoreBackup(of: file)
    guard backup.exists else { return nil }
    throw .replaced(try backup.takePlace())
  }

  /// Opens a file that is there; one that cannot be read is replaced.
  ///
  /// Holding the lock: SQLite finds the companions of a file by its name, so a file that is moved
  /// between the opening of the one and the other would be given changes that belong to its
  /// successor.
  private static func open(
    _ file: StoreFile, _ identity: StoreFile.Identity
  ) throws(DatabaseFailure) -> StoreConnection {
    guard identity.isPlain else { throw DatabaseFailure(.notPlain) }
    let backup = StoreBackup(of: file)
    let isAhead = file.hasChangesBeside || !backup.exists
    do throws(DatabaseFailure) {
      guard file.mayBeDatabase(identity) else { throw .unreadable }
      let database = try Database(path: file.path, flags: readWrite, patience: file.patience)
      try database.run("PRAGMA synchronous = FULL")
      // What is read is small and seldom read twice; left alone, SQLite keeps 2 MB of it.
      try database.run("PRAGMA cache_size = -256")
      // A full disk is met early rather than late: changes are taken into the file often.
      try database.run("PRAGMA wal_autocheckpoint = 100")
      let version = try Schema.version(of: database)
      // An empty file is a new one, unless it is known to have held something.
      if version == 0, backup.exists { throw .unreadable }
      return StoreConnection(
        database: database, identity: identity, version: version, isStill: false,
        isAhead: isAhead)
    } catch .unreadable {
      throw .replaced(try backup.takePlace())
    }
  }

  /// A still view of a file, or of its backup where it cannot be read; nil where neither can.
  private static func still(_ file: StoreFile) -> StoreConnection? {
    let found = (try? file.identity()).flatMap { try? still(file, $0) }
    let backup = StoreBackup(of: file)
    guard backup.exists else { return found }
    if let found, found.version > 0, found.database.isSound { return found }
    guard var copy = backup.still() else { return found }
    copy.isBackup = true
    return copy
  }

  /// Opens a file that nothing can be written beside, as SQLite needs to for its locks.
  ///
  /// Changes that somebody left waiting beside it are not seen; the next who may write takes them
  /// in.
  static func still(
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
  private func upToDate() throws(DatabaseFailure) -> StoreConnection {
    guard version < Schema.version else { return self }
    try Schema.migrate(database)
    return StoreConnection(
      database: database, identity: identity, version: try Schema.version(of: database),
      isStill: false, isAhead: isAhead)
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
