import Wires

/// An inline image of iTerm2: the file in one escape sequence, fitted into a box of cells.
///
/// Source: https://iterm2.com/documentation-images.html
enum ITermImage {
  static func drawing(of bytes: [UInt8], columns: Int, rows: Int?) -> String {
    let height = rows.map { ";height=\($0)" } ?? ""
    return "\u{1B}]1337;File=inline=1;size=\(bytes.count);width=\(columns)\(height)"
      + ";preserveAspectRatio=1:\(Base64.text(bytes[...]))\u{07}"
  }
}
