#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The history of the prompt on disk, one line each, readable by its owner alone.
///
/// A history that cannot be read or written is an inconvenience and never an error.
package struct HistoryFile: Sendable {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  /// The lines of earlier sessions; a file that has grown long is tidied up.
  func load() -> History {
    guard let file = try? Descriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      (try? file.requirePlain()) != nil, let bytes = try? file.readAll(limit: 64 << 20)
    else { return History() }
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
    let history = History(
      lines.suffix(4 * History.limit).map { Log.clean(String(decoding: $0, as: UTF8.self)) })
    if lines.count > 2 * History.limit {
      // Another session may add a line at this moment, and that one is lost.
      let text = history.lines.map { $0 + "\n" }.joined()
      try? AtomicFile.write(Array(text.utf8), to: path, permissions: 0o600)
    }
    return history
  }

  /// Adds a line in one piece, so that sessions that share the file do not mix theirs.
  func append(_ line: String) {
    try? Folder.make(Folder.parent(of: path))
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK
    guard let file = try? Descriptor(opening: path, flags), (try? file.requirePlain()) != nil
    else { return }
    // An old file may have been for all to read.
    fchmod(file.number, 0o600)
    try? file.write(Array((line + "\n").utf8))
  }
}
