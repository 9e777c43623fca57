/// Where letters lie on a QWERTY keyboard, whose rows are shifted half a key each.
enum Keyboard {
  /// Whether two keys touch.
  static func areNeighbours(_ left: UInt8, _ right: UInt8) -> Bool {
    guard let a = place(left), let b = place(right) else { return false }
    let (rows, columns) = (abs(a.row - b.row), abs(a.column - b.column))
    return rows == 0 ? columns == 2 : rows == 1 && columns == 1
  }

  /// The row, and the column in half keys.
  private static func place(_ letter: UInt8) -> (row: Int, column: Int)? {
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else { return nil }
    let place = Int(places[Int(letter - UInt8(ascii: "a"))])
    return (place / 32, place % 32)
  }

  /// For a to z: row times 32 plus twice the column plus the row.
  private static let places: [UInt8] = [
    33, 74, 70, 37, 4, 39, 41, 43, 14, 45, 47, 49, 78, 76, 16, 18, 0, 6, 35, 8, 12, 72, 2, 68, 10,
    66,
  ]
}
