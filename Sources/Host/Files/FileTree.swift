#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Looks for files below a folder.
package enum FileTree {
  /// The file itself, or every file below the folder whose name ends so, sorted by path; hidden ones are left out.
  ///
  /// - Throws: ``FileFailure`` when there is nothing at the path, or a folder cannot be read.
  package static func files(
    at path: String, ending: String
  ) throws(FileFailure) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure(code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    var found: [String] = []
    try collect(path, ending, depth: 0, &found)
    return found.sorted()
  }

  /// Links may lead in circles; no tree of ours is deeper than this.
  private static let deepest = 16

  private static func collect(
    _ folder: String, _ ending: String, depth: Int, _ found: inout [String]
  ) throws(FileFailure) {
    guard depth < deepest else { return }
    guard let directory = opendir(folder) else { throw FileFailure(code: errno) }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var status = stat()
      // What cannot be looked at, such as a link that leads nowhere, fails when it is read: left out it would go unnoticed.
      let isThere = stat(path, &status) == 0
      if isThere, status.st_mode & S_IFMT == S_IFDIR {
        try collect(path, ending, depth: depth + 1, &found)
      } else if name.hasSuffix(ending) {
        found.append(path)
      }
    }
  }
}
