#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment variables, as a value that tests can make up.
///
/// A variable that is set to nothing counts as not set, as the conventions for `NO_COLOR` and the
/// XDG folders ask.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  package init(_ values: [String: String]) {
    lookup = { values[$0] }
  }

  private init(lookup: @escaping @Sendable (String) -> String?) {
    self.lookup = lookup
  }

  /// The variables of this process, read when they are asked for.
  package static let process = Environment { name in getenv(name).map { String(cString: $0) } }

  package subscript(name: String) -> String? {
    guard let value = lookup(name), !value.isEmpty else { return nil }
    return value
  }
}
