import CSQLite
import Conversation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A second copy of favourites and settings, in a file beside the store that can take its place.
///
/// What services gave is not in it: that can be fetched again. All that changes a file here happens
/// under the lock of the store.
struct StoreBackup {
  private let store: StoreFile
  private let file: StoreFile

  init(of store: StoreFile) {
    self.store = store
    file = StoreFile(path: store.path + ".backup", patience: store.patience)
  }

  var exists: Bool { (try? file.identity()) != nil }

  /// Puts what the store holds now in place of the copy before, all of it or nothing.
  func renew() throws(DatabaseFailure) {
    let fresh = file.path + ".new"
    defer { Self.remove(fresh) }
    // Somebody may have been stopped here.
    Self.remove(fresh)
    try fill(fresh)
    try Self.move(fresh, to: file.path)
  }

  /// Puts right a store that cannot be read, or that is gone: what is there is moved aside, and a good
  /// copy takes its place.
  ///
  /// Gives what a person has to be told. A copy that is damaged too is moved aside as well.
  func takePlace() throws(DatabaseFailure) -> StoreNotice {
    guard let bytes = try goodBytes() else {
      let damaged = try store.identity() == nil ? nil : try store.moveAside()
      let copy = exists ? try file.moveAside() : nil
      guard let name = damaged ?? copy else { throw .moved }
      return .movedAside(name)
    }
    // Written first: where that fails, all stays as it is.
    let fresh = store.path + ".new"
    defer { Self.remove(fresh) }
    Self.remove(fresh)
    try Self.attempt { () throws(FileFailure) in
      try AtomicFile.write(bytes, to: fresh, permissions: 0o600)
    }
    let damaged = try store.identity() == nil ? nil : try store.moveAside()
    try Self.move(fresh, to: store.path)
    return .restored(aside: damaged)
  }

  /// A still view of the copy; nil when there is none that is good.
  func still() -> StoreConnection? {
    guard let identity = try? file.identity(),
      let connection = try? StoreConnection.still(file, identity), isGood(connection)
    else { return nil }
    return connection
  }

  /// A store of its own, which holds what must not be lost.
  private func fill(_ path: String) throws(DatabaseFailure) {
    try Self.attempt { () throws(FileFailure) in
      _ = try Descriptor(opening: path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW)
    }
    let database = try Database(path: path, flags: SQLITE_OPEN_READWRITE, patience: file.patience)
    // It counts for nothing before it is whole and on the disk.
    try database.run("PRAGMA journal_mode = OFF")
    try database.run("PRAGMA synchronous = OFF")
    try database.run("ATTACH DATABASE ? AS store", .text(store.path))
    // A lock for writing, which only `BEGIN IMMEDIATE` takes, would be one on the store too.
    try database.run("BEGIN")
    try Schema.take(in: database)
    for table in ["favourites", "settings"] {
      try database.run("INSERT INTO main.\(table) SELECT * FROM store.\(table)")
    }
    try database.run("COMMIT")
    try database.run("DETACH DATABASE store")
    try database.run("PRAGMA journal_mode = WAL")
  }

  private func goodBytes() throws(DatabaseFailure) -> [UInt8]? {
    guard still() != nil else { return nil }
    return try Self.attempt { () throws(FileFailure) in
      try AtomicFile.read(file.path, limit: 1 << 30)
    }
  }

  private func isGood(_ connection: StoreConnection) -> Bool {
    connection.version > 0 && connection.database.isSound
  }

  /// Makes a file last, and gives it a name that others know.
  private static func move(_ fresh: String, to path: String) throws(DatabaseFailure) {
    try attempt { () throws(FileFailure) in try AtomicFile.move(fresh, to: path) }
  }

  /// Removes a file and what SQLite puts beside it.
  private static func remove(_ path: String) {
    for suffix in ["-wal", "-shm", "-journal", ""] { unlink(path + suffix) }
  }

  private static func attempt<Result>(
    _ body: () throws(FileFailure) -> Result
  ) throws(DatabaseFailure) -> Result {
    do throws(FileFailure) {
      return try body()
    } catch {
      throw DatabaseFailure(error)
    }
  }
}
