/// The last look at a line that leaves on a wire.
///
/// Replies are clean when they come here; this keeps the promises that a bridge relies on even if
/// one is not.
package enum OutputLine {
  /// Takes out control characters, line breaks and direction overrides, and disarms a leading `/` and
  /// words such as `@room`.
  ///
  /// Some bridges take a line that starts with a slash for an order (join, kick, quit): a blank goes
  /// before it. The words ring at everyone in a room: a blank without width parts them from the `@`.
  package static func safe(_ line: String) -> String {
    var line = line
    let (passes, mayCall) = line.withUTF8 { (isClean($0), $0.contains(UInt8(ascii: "@"))) }
    if !passes { line = cleaned(line) }
    if mayCall { line = withoutCalls(line) }
    return line.utf8.first == UInt8(ascii: "/") ? " " + line : line
  }

  /// Looks at bytes alone, because nearly every line passes: C0, DEL, C1 (C2 80…9F), and in E2
  /// 80/81 the line separators and direction controls.
  private static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = ByteScan.next(in: bytes, from: 0)
    while index < bytes.count {
      switch bytes[index] {
      case 0xC2 where bytes[index + 1] >= 0xA0: break
      case 0xE2 where bytes[index + 1] & 0xFE != 0x80 || !isHarmful(bytes, index): break
      default: return false
      }
      index = ByteScan.next(in: bytes, from: index + 1)
    }
    return true
  }

  private static func isHarmful(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index + 1] == 0x80
      ? (0xA8...0xAE).contains(bytes[index + 2]) : (0xA6...0xA9).contains(bytes[index + 2])
  }

  private static let calls = ["room", "everyone", "here", "channel", "all"]

  private static func withoutCalls(_ line: String) -> String {
    var safe = ""
    var rest = line[...]
    while let at = rest.utf8.firstIndex(of: UInt8(ascii: "@")) {
      let word = rest.utf8.index(after: at)
      safe += rest[..<word]
      rest = rest[word...]
      if calls.contains(where: { rest.prefix($0.utf8.count).lowercased() == $0 }) {
        safe += "\u{200B}"
      }
    }
    return safe + rest
  }

  private static func cleaned(_ line: String) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: clean.append(" ")
      case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: continue
      default: clean.append(scalar)
      }
    }
    return String(clean)
  }
}
