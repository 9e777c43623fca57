/// Bytes as the 64 letters, digits and signs that pass everywhere.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let lettersForAddresses = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// As mail, IRC and terminals have it, filled up with `=`.
  static func text(_ bytes: [UInt8]) -> String { text(bytes[...]) }

  package static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = encoded(bytes, letters)
    return text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
  }

  /// As addresses on the web have it, not filled up.
  static func plainText(_ bytes: [UInt8]) -> String {
    encoded(bytes[...], lettersForAddresses)
  }

  /// The bytes of a text in the form of addresses; nil for any other text.
  static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3 / 4)
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for letter in text.utf8 {
      guard let value = values[Int(letter)] else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return count < 6 && bits & ((1 << count) - 1) == 0 ? bytes : nil
  }

  private static let values: [UInt32?] = {
    var values = [UInt32?](repeating: nil, count: 256)
    for (value, letter) in lettersForAddresses.enumerated() {
      values[Int(letter)] = UInt32(value)
    }
    return values
  }()

  private static func encoded(_ bytes: ArraySlice<UInt8>, _ letters: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 4)
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      bits = (bits << 8 | UInt32(byte)) & 0xFFFF
      count += 8
      while count >= 6 {
        count -= 6
        text.append(letters[Int(bits >> count & 63)])
      }
    }
    if count > 0 { text.append(letters[Int(bits << (6 - count) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }
}
