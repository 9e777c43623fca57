/// Width and height of a picture in pixels.
struct PictureSize: Hashable, Sendable {
  let width: Int
  let height: Int

  /// What a PNG file says of itself in its first chunk; nil for other files.
  init?(png bytes: [UInt8]) {
    guard PictureFormat(bytes) == .png, bytes.count >= 24 else { return nil }
    func number(at place: Int) -> Int {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
    guard width > 0, height > 0 else { return nil }
  }

  /// The columns it takes in a box of cells without being made larger; a cell is about twice as high as it is wide.
  func columns(within box: TerminalSize) -> Int {
    let cell = (width: 8, height: 16)
    let natural = (width + cell.width - 1) / cell.width
    // In `Double`, because a file may claim any size.
    let highest = Double(box.rows * cell.height) * Double(width) / Double(height * cell.width)
    return max(1, min(natural, box.columns, Int(min(highest, 10_000))))
  }
}
