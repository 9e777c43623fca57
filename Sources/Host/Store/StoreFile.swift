import Conversation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The database file, its companions and what is done with them outside of SQLite.
struct StoreFile {
  let path: String
  /// How long to wait for other processes, in milliseconds.
  let patience: Int32

  /// What tells a file from another one that has taken its name.
  struct Identity: Equatable {
    let device: UInt64
    let number: UInt64
    let size: Int64
    let isPlain: Bool

    /// The same file, whatever it has grown to.
    func isSameFile(as other: Identity) -> Bool {
      device == other.device && number == other.number
    }
  }

  /// The file as it is now; nil when there is none.
  func identity() throws(DatabaseFailure) -> Identity? {
    var status = stat()
    if stat(path, &status) == 0 {
      return Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        number: UInt64(truncatingIfNeeded: status.st_ino),
        size: Int64(status.st_size), isPlain: status.st_mode & S_IFMT == S_IFREG)
    }
    // A folder that is none has nothing in it either.
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw DatabaseFailure(FileFailure(code: errno))
  }

  /// Whether a file can be what it should be, by its size.
  ///
  /// SQLite takes an empty file, or one of a single byte, for a new one, and would throw away the
  /// changes beside it.
  func mayBeDatabase(_ identity: Identity) -> Bool {
    identity.size == 0 ? !hasChangesBeside : identity.size >= 512
  }

  /// Whether changes wait beside the file: somebody is at work with it, or was killed.
  var hasChangesBeside: Bool {
    var changes = stat()
    return stat(path + "-wal", &changes) == 0 && changes.st_size > 0
  }

  func makeFolder() throws(DatabaseFailure) {
    do throws(FileFailure) {
      try Folder.make(Folder.parent(of: path))
    } catch {
      throw DatabaseFailure(error)
    }
  }

  /// Keeps the file to its owner; what SQLite puts beside it follows.
  func keepPrivate() {
    chmod(path, 0o600)
  }

  /// Moves an unreadable file out of the way, with its companions, and gives its new name.
  ///
  /// Only under the lock, and only while the file is known to be the unreadable one.
  func moveAside() throws(DatabaseFailure) -> String {
    let name = freeName()
    // The file itself goes last: changes left beside a new file would be taken into that one.
    for suffix in ["-wal", "-shm", ""] {
      guard rename(path + suffix, name + suffix) == 0 || errno == ENOENT else {
        throw DatabaseFailure(FileFailure(code: errno))
      }
    }
    return name
  }

  /// Runs what only one process may do at a time: opening, making and moving the file.
  ///
  /// The lock of a process that has died is free.
  func withLock<Result>(
    _ body: () throws(DatabaseFailure) -> Result
  ) throws(DatabaseFailure) -> Result {
    let lock: Descriptor
    do throws(FileFailure) {
      lock = try Descriptor(opening: path + ".lock", O_RDWR | O_CREAT | O_NOFOLLOW)
    } catch {
      throw DatabaseFailure(error)
    }
    let deadline = SystemClock.ticks() + Int(patience)
    while flock(lock.number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw DatabaseFailure(FileFailure(code: errno))
      }
      guard SystemClock.ticks() < deadline else { throw .told(.busy) }
      usleep(1000)
    }
    // Closing the descriptor lets go of the lock, so it has to live to the end of the body.
    return try withExtendedLifetime(lock, body)
  }

  /// The first name of its kind that nothing has.
  private func freeName() -> String {
    var number = 1
    func isTaken(_ name: String) -> Bool {
      ["", "-wal", "-shm"].contains { suffix in
        var status = stat()
        return lstat(name + suffix, &status) == 0
      }
    }
    while isTaken("\(path).unreadable-\(number)") { number += 1 }
    return "\(path).unreadable-\(number)"
  }
}
