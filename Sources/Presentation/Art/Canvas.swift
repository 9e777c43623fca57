/// A rectangle of cells, one column each, that is drawn on and read out as lines.
struct Canvas {
  let width: Int
  private var cells: [[Unicode.Scalar]]

  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// Draws a shape; what lies over the edge is not seen.
  mutating func draw(_ shape: String, column: Int, row: Int) {
    guard cells.indices.contains(row) else { return }
    for (offset, scalar) in shape.unicodeScalars.enumerated()
    where cells[row].indices.contains(column + offset) {
      cells[row][column + offset] = scalar
    }
  }

  /// The rows without the blanks at their ends.
  var lines: [String] {
    cells.map { row in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: row)
      return String(text)[...].trimmingTrailingSpaces()
    }
  }
}
