#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Executable {
  /// Looks a name up as a shell would, but never in the folder one happens to be in.
  static func search(_ name: String, in environment: Environment) -> String? {
    if name.contains("/") { return isExecutable(name) ? name : nil }
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first(where: isExecutable)
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
