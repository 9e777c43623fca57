#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where Curio keeps its files, by the XDG base directory specification.
package struct Folders: Hashable, Sendable {
  /// Favourites, settings, kept copies.
  package let data: String
  /// The history of the prompt.
  package let state: String
  /// What can be fetched again: pictures.
  package let cache: String

  /// Finds the folders; `data` is the operator's choice and wins.
  ///
  /// Relative XDG values are ignored, as the specification asks.
  package init(environment: Environment, data: String? = nil) {
    let home = environment["HOME"] ?? Self.homeOfAccount()
    func folder(_ variable: String, otherwise path: String) -> String {
      let root = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (root ?? home + path) + "/curio"
    }
    self.data = data ?? folder("XDG_DATA_HOME", otherwise: "/.local/share")
    state = folder("XDG_STATE_HOME", otherwise: "/.local/state")
    cache = folder("XDG_CACHE_HOME", otherwise: "/.cache")
  }

  package var store: String { data + "/curio.sqlite" }
  package var history: String { state + "/history" }
  package var pictures: String { cache + "/pictures" }

  /// The home folder that the system has on record, for processes started without `HOME`.
  private static func homeOfAccount() -> String {
    guard let account = getpwuid(getuid()), let home = account.pointee.pw_dir else { return "" }
    return String(cString: home)
  }
}
