#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of Curio's own.
enum Folder {
  /// Makes the folder and those above it, each for the owner alone; what is there stays as it is.
  static func make(_ path: String) throws(FileFailure) {
    if mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0 else { throw FileFailure(code: errno) }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw FileFailure(code: ENOTDIR) }
    case ENOENT:
      let parent = self.parent(of: path)
      guard parent != path else { throw .missing }
      try make(parent)
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileFailure(code: errno) }
    case let code:
      throw FileFailure(code: code)
    }
  }

  /// The folder that a path lies in.
  static func parent(of path: String) -> String {
    let trimmed = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }
}
