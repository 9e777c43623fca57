#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What can go wrong with a file.
package enum FileFailure: Error, Hashable, Sendable {
  case missing
  /// Not ours to read or write, or on a read-only file system.
  case denied
  /// No space left on the device.
  case full
  /// Not a plain file: a folder, a pipe, a link where none may be.
  case notPlain
  /// Larger than this many bytes.
  case tooLarge(limit: Int)
  /// Anything else, with the system's words.
  case other(String)

  /// The fact behind an `errno`.
  init(code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EACCES, EPERM, EROFS: self = .denied
    case ENOSPC, EDQUOT, EFBIG: self = .full
    case EISDIR, ELOOP, ENXIO: self = .notPlain
    default: self = .other(systemWords(for: code))
    }
  }
}

/// The system's own words for an `errno`.
func systemWords(for code: Int32) -> String {
  guard let words = strerror(code) else { return "error \(code)" }
  return String(cString: words)
}
