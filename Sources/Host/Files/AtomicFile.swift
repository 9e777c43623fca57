#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that are always the old or the new one, never a mixture, wherever the power fails.
package enum AtomicFile {
  /// Replaces a file's content: a new file beside it, synced, then renamed over it.
  ///
  /// A link is followed, so that it still points to the file; an old file's permissions stay.
  package static func write(
    _ bytes: [UInt8], to path: String, permissions: UInt16 = 0o644
  ) throws(FileFailure) {
    let target = resolved(path)
    let folder = Folder.parent(of: target)
    let fresh = "\(folder)/.curio-\(getpid())-\(UInt32.random(in: 0 ... .max)).new"
    do throws(FileFailure) {
      try fill(fresh, with: bytes, permissions: currentPermissions(of: target) ?? permissions)
      try rename(fresh, to: target)
    } catch {
      unlink(fresh)
      throw error
    }
  }

  /// Puts a file that somebody else has filled in place of another, once it is on the disk.
  static func move(_ fresh: String, to path: String) throws(FileFailure) {
    do {
      let file = try Descriptor(opening: fresh, O_RDONLY | O_NOFOLLOW)
      guard fsync(file.number) == 0 else { throw FileFailure(code: errno) }
    }
    try rename(fresh, to: path)
  }

  /// Reads a plain file, at most a number of bytes.
  package static func read(_ path: String, limit: Int = 64 << 20) throws(FileFailure) -> [UInt8] {
    let file = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK)
    try file.requirePlain()
    return try file.readAll(limit: limit)
  }

  private static func fill(
    _ path: String, with bytes: [UInt8], permissions: UInt16
  ) throws(FileFailure) {
    let file = try Descriptor(
      opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, permissions: permissions)
    try file.write(bytes)
    guard fchmod(file.number, mode_t(permissions)) == 0, fsync(file.number) == 0 else {
      throw FileFailure(code: errno)
    }
  }

  private static func rename(_ fresh: String, to target: String) throws(FileFailure) {
    guard renameFile(fresh, target) == 0 else { throw FileFailure(code: errno) }
    syncFolder(Folder.parent(of: target))
  }

  /// Makes the rename itself last through a power cut, where the file system can.
  private static func syncFolder(_ path: String) {
    guard let folder = try? Descriptor(opening: path, O_RDONLY | O_DIRECTORY) else { return }
    fsync(folder.number)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func currentPermissions(of path: String) -> UInt16? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return UInt16(truncatingIfNeeded: status.st_mode & 0o7777)
  }
}

/// The system's `rename`, under a name that no method hides.
private func renameFile(_ old: String, _ new: String) -> Int32 { rename(old, new) }
