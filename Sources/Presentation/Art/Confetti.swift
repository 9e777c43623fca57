/// A splash of fish around a catch.
struct Confetti {
  static let height = 5

  private let width: Int
  private let shapes: [(text: String, columns: Int)]

  init(width: Int, ascii: Bool) {
    self.width = min(max(width, 20), 60)
    shapes = (ascii ? Self.typed : Self.pictures).map { ($0, Columns.width($0)) }
  }

  func lines(seed: UInt64) -> [String] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<Self.height).map { _ in line(&numbers) }
  }

  /// One row: shapes with gaps between, at least one.
  private func line(_ numbers: inout SeededNumbers) -> String {
    var line = ""
    var column = 0
    while true {
      let gap = (column == 0 ? 0 : 1) + numbers.next(below: 9)
      let shape = shapes[numbers.next(below: shapes.count)]
      guard column + gap + shape.columns <= width else { return line }
      line += Columns.spaces(gap) + shape.text
      column += gap + shape.columns
    }
  }

  private static let pictures = ["🐟", "🐠", "🐡", "🦐", "🐙", "🦑", "·", "✦", "°", "·"]
  private static let typed = ["><>", "<><", "<o)<", ">(o>", "*", ".", "+", "o", "'", "."]
}
