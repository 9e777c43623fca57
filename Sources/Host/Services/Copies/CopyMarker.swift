import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether any copy was ever kept, told by a file beside the store, so that nobody opens the store to learn it.
package final class CopyMarker: Sendable {
  private let path: String
  private let found = Mutex(Found())

  private struct Found {
    var isThere = false
    /// When the file was last looked for, in milliseconds.
    var looked: Int?
  }

  /// Another process may keep the first copy at any time; it is looked for this often, in milliseconds, for every line asks.
  private static let pause = 500

  package init(store path: String) { self.path = path + ".copies" }

  package var exists: Bool {
    found.withLock { found in
      if found.isThere { return true }
      let now = SystemClock.ticks()
      if let looked = found.looked, now - looked < Self.pause { return false }
      found.looked = now
      found.isThere = access(path, F_OK) == 0
      return found.isThere
    }
  }

  /// Says from now on that there are copies.
  package func set() {
    found.withLock { found in
      guard !found.isThere else { return }
      let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard file >= 0 else { return }
      close(file)
      found.isThere = true
    }
  }
}
