#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder for a while, which nobody else has.
package struct ScratchFolder: Sendable {
  package let path: String

  /// Makes one where the system has such folders.
  package init() throws(FileFailure) {
    let root = Environment.process["TMPDIR"] ?? "/tmp"
    var name = Array("\(root)/curio-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw FileFailure(code: errno) }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes it with all that is in it; what cannot be removed stays.
  package func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    for name in names(in: path) { remove("\(path)/\(name)") }
    if unlink(path) != 0 { rmdir(path) }
  }

  private static func names(in folder: String) -> [String] {
    var status = stat()
    // A link is removed, not followed.
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      let directory = opendir(folder)
    else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
