/// The parts of an http address that decide where a request goes.
package struct WebAddress: Hashable, Sendable {
  package let text: String
  package let isSecure: Bool
  /// In lower case, without the port.
  package let host: String
  package let port: Int
  /// From the first slash on; empty when there is none.
  package let path: String

  /// Reads an address; nil for another scheme, a missing host, a name and password, blanks or controls.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
      let separator = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      text[separator...].hasPrefix("://")
    else { return nil }
    let scheme = text[..<separator].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    isSecure = scheme == "https"

    let rest = text[separator...].dropFirst(3)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
    let authority = rest[..<end]
    guard !authority.contains("@"), !authority.contains("\\") else { return nil }
    let parts = Self.split(authority)
    guard !parts.host.isEmpty else { return nil }
    if let port = parts.port {
      guard let number = Int(port), 1...65_535 ~= number else { return nil }
      self.port = number
    } else {
      port = isSecure ? 443 : 80
    }
    host = parts.host.lowercased()
    path = String(rest[end...])
    self.text = text
  }

  package func hasOrigin(of other: WebAddress) -> Bool {
    host == other.host && port == other.port && isSecure == other.isSecure
  }

  /// Scheme, host and port, without a path.
  package var origin: String { String(text.dropLast(path.count)) }

  /// Whether it ends like the name of a picture's file.
  package var isPicture: Bool {
    [".png", ".jpg", ".jpeg", ".gif"].contains { path.lowercased().hasSuffix($0) }
  }

  package var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || host.hasPrefix("127.")
  }

  /// Host and port; the colons of an IPv6 address lie within brackets.
  private static func split(_ authority: Substring) -> (host: Substring, port: Substring?) {
    let start = authority.lastIndex(of: "]") ?? authority.startIndex
    guard let colon = authority[start...].firstIndex(of: ":") else { return (authority, nil) }
    return (authority[..<colon], authority[authority.index(after: colon)...])
  }
}
