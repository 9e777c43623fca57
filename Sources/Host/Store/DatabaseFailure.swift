import CSQLite
import Conversation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An error of SQLite, or of the file system around it, sorted by what the store does about it.
enum DatabaseFailure: Error {
  /// Not a database, or a damaged one.
  case unreadable
  /// The file could not be read, or was gone, and another is in its place.
  case replaced(StoreNotice)
  /// Somebody else moved or replaced the file while it was open.
  case moved
  /// Something a person has to be told.
  case told(StoreFailure)

  /// Sorts a result code; `systemCode` is the `errno` behind it, zero if there is none.
  init(code: Int32, systemCode: Int32, message: String) {
    // The second byte of `SQLITE_READONLY_DBMOVED`.
    let isMoved = code == SQLITE_READONLY | 4 << 8
    let isFull = [ENOSPC, EDQUOT, EFBIG].contains(systemCode)
    let isDenied = [EACCES, EPERM, EROFS].contains(systemCode)
    self =
      switch code & 0xFF {
      case SQLITE_NOTADB, SQLITE_CORRUPT: .unreadable
      case SQLITE_READONLY where isMoved: .moved
      case SQLITE_READONLY, SQLITE_PERM: .told(.readOnly)
      case SQLITE_FULL: .told(.full)
      case SQLITE_BUSY, SQLITE_LOCKED: .told(.busy)
      case SQLITE_IOERR where isFull, SQLITE_CANTOPEN where isFull: .told(.full)
      case SQLITE_IOERR where isDenied, SQLITE_CANTOPEN where isDenied: .told(.readOnly)
      default: .told(.other(message))
      }
  }

  /// An error of the file system.
  init(_ failure: FileFailure) {
    self =
      switch failure {
      case .denied: .told(.readOnly)
      case .full: .told(.full)
      case .missing: .told(.other(systemWords(for: ENOENT)))
      case .notPlain: .told(.other(systemWords(for: EISDIR)))
      case .tooLarge: .told(.other(systemWords(for: EFBIG)))
      case .other(let words): .told(.other(words))
      }
  }

  /// Whether the folder may be one that nothing can be written in; SQLite does not always know the
  /// reason.
  var mayBeUnwritableFolder: Bool {
    switch self {
    case .told(.readOnly), .told(.full), .told(.other): true
    default: false
    }
  }
}
