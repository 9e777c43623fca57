/// Optimal string alignment with costs for slips of the finger: the classic four edits, priced.
enum EditDistance {
  /// Prices of edits; a whole budget is a multiple of `plain`.
  static let plain = 10
  static let slip = 8

  /// The cheapest way from one word to the other, or nil when it takes more than `edits` edits.
  ///
  /// Swapped neighbours, doubled letters and neighbouring keys cost a slip, everything else is plain.
  static func cost(_ typed: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>, edits: Int) -> Int? {
    var (left, right) = (typed, word)
    while let first = left.first, first == right.first, left.count > 0 {
      // The letter before a difference stays, so that doubled letters are seen.
      if left.count > 1, right.count > 1,
        left[left.startIndex + 1] == right[right.startIndex + 1]
      {
        left = left.dropFirst()
        right = right.dropFirst()
      } else {
        break
      }
    }
    while left.count > 2, right.count > 2, left.last == right.last,
      left[left.endIndex - 2] == right[right.endIndex - 2]
    {
      left = left.dropLast()
      right = right.dropLast()
    }
    guard abs(left.count - right.count) <= edits else { return nil }
    let cost = aligned(Array(left), Array(right))
    return cost <= edits * plain ? cost : nil
  }

  private static func aligned(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let width = right.count + 1
    var before = [Int](repeating: 0, count: width)
    var previous = [Int](repeating: 0, count: width)
    var current = [Int](repeating: 0, count: width)
    for column in 1..<max(width, 1) where column < width {
      previous[column] = previous[column - 1] + insertion(right, column - 1)
    }
    for row in 1..<(left.count + 1) {
      current[0] = previous[0] + insertion(left, row - 1)
      for column in 1..<width {
        let (a, b) = (left[row - 1], right[column - 1])
        var best = previous[column - 1] + (a == b ? 0 : substitution(a, b))
        best = min(best, previous[column] + insertion(left, row - 1))
        best = min(best, current[column - 1] + insertion(right, column - 1))
        if row > 1, column > 1, a == right[column - 2], b == left[row - 2], a != b {
          best = min(best, before[column - 2] + slip)
        }
        current[column] = best
      }
      (before, previous, current) = (previous, current, before)
    }
    return previous[width - 1]
  }

  private static func insertion(_ word: [UInt8], _ index: Int) -> Int {
    index > 0 && word[index] == word[index - 1] ? slip : plain
  }

  private static func substitution(_ left: UInt8, _ right: UInt8) -> Int {
    areNeighbours(left, right) ? slip : plain
  }

  /// Keys that touch on a QWERTY keyboard, as places in rows that are shifted half a key each.
  private static func areNeighbours(_ left: UInt8, _ right: UInt8) -> Bool {
    guard let a = place(left), let b = place(right) else { return false }
    let (rows, columns) = (abs(a.row - b.row), a.column - b.column)
    return rows == 0 ? abs(columns) == 2 : rows == 1 && abs(columns) == 1
  }

  private static func place(_ letter: UInt8) -> (row: Int, column: Int)? {
    guard (97...122).contains(letter) else { return nil }
    let place = Int(places[Int(letter) - 97])
    return (place / 32, place % 32)
  }

  /// For a to z: row times 32 plus twice the column plus the row.
  private static let places: [UInt8] = {
    var places = [UInt8](repeating: 0, count: 26)
    for (row, keys) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      for (column, key) in keys.utf8.enumerated() {
        places[Int(key) - 97] = UInt8(row * 32 + column * 2 + row)
      }
    }
    return places
  }()
}
