/// Addresses on the web as they may leave Curio.
package enum Address {
  /// The address in printable ASCII, or nil when it is not a plain https address with a host.
  package static func safe(_ url: String) -> String? {
    let scheme = "https://"
    guard url.hasPrefix(scheme), url.utf8.count > scheme.utf8.count else { return nil }
    let afterScheme = url.utf8.dropFirst(scheme.utf8.count)
    guard let first = afterScheme.first, first != UInt8(ascii: "/") else { return nil }
    if url.utf8.withContiguousStorageIfAvailable({ $0.allSatisfy(isPlain) }) == true { return url }
    var encoded = ""
    for byte in url.utf8 { encoded += isPlain(byte) ? String(UnicodeScalar(byte)) : percent(byte) }
    return encoded
  }

  /// Whether a byte may stand in an address; some signs end one in HTML, Markdown or a sentence.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"): false
    case UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "}"): false
    default: byte > 0x20 && byte < 0x7F
    }
  }

  private static func percent(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "%0" + digits : "%" + digits
  }
}
