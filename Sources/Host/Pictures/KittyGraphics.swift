import Wires

/// The graphics protocol of Kitty: a PNG file in chunks of at most 4,096 characters, each in an escape sequence.
///
/// Source: https://sw.kovidgoyal.net/kitty/graphics-protocol/
enum KittyGraphics {
  /// So many bytes make a full chunk of Base64.
  private static let chunk = 3072

  /// Draws a PNG file at the cursor; the terminal works out the rows from the columns, and answers nothing.
  static func drawing(of bytes: [UInt8], columns: Int) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      let part = bytes[start..<min(start + chunk, bytes.count)]
      let more = part.endIndex < bytes.count ? 1 : 0
      let keys = start == 0 ? "a=T,f=100,q=2,c=\(columns),m=\(more)" : "m=\(more)"
      text += "\u{1B}_G\(keys);\(Base64.text(part))\u{1B}\\"
    }
    return text
  }
}
