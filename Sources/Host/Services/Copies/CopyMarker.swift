import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether any copy was ever kept, told by a file beside the store, so that nobody opens the store to learn it.
package final class CopyMarker: Sendable {
  private let path: String
  private let isThere = Mutex(false)

  package init(store path: String) { self.path = path + ".copies" }

  package var exists: Bool {
    isThere.withLock { isThere in
      if !isThere { isThere = access(path, F_OK) == 0 }
      return isThere
    }
  }

  /// Says from now on that there are copies.
  package func set() {
    isThere.withLock { isThere in
      guard !isThere else { return }
      let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard file >= 0 else { return }
      close(file)
      isThere = true
    }
  }
}
