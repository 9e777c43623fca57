/// The table behind the edit distance of two words: three rows of it, and only the cells near its diagonal.
struct Alignment {
  private let left: UnsafeBufferPointer<UInt8>
  private let right: UnsafeBufferPointer<UInt8>
  private let limit: Int32

  init(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, limit: Int32) {
    self.left = left
    self.right = right
    self.limit = limit
  }

  private static let plain = Int32(EditDistance.plain)
  private static let slip = Int32(EditDistance.slip)
  private static let never = Int32.max / 2

  /// The cost, or something above the limit as soon as it is known to be above.
  func cost() -> Int32 {
    let width = right.count + 1
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * width) { cells in
      cells.initialize(repeating: Self.never)
      guard var current = cells.baseAddress else { return Self.never }
      var previous = current + width
      var before = previous + width
      fillFirst(previous)
      var previousLeast: Int32 = 0
      for row in 0..<left.count {
        let least = fill(current, row, previous, before)
        if min(least, previousLeast) > limit { return Self.never }
        previousLeast = least
        (before, previous, current) = (previous, current, before)
      }
      return previous[width - 1]
    }
  }

  /// How far from the diagonal a way can lead that keeps to the limit.
  private var band: Int { Int(limit / Self.slip) }

  private func fillFirst(_ cells: UnsafeMutablePointer<Int32>) {
    cells[0] = 0
    for column in 0..<min(right.count, band) {
      cells[column + 1] = cells[column] + insertion(right, column)
    }
  }

  /// Fills the cells of one row near the diagonal; returns the least of them.
  private func fill(
    _ current: UnsafeMutablePointer<Int32>, _ row: Int,
    _ previous: UnsafeMutablePointer<Int32>, _ before: UnsafeMutablePointer<Int32>
  ) -> Int32 {
    let letter = left[row]
    let deletion = insertion(left, row)
    let first = max(0, row - band)
    current[first] = first == 0 ? previous[0] + deletion : Self.never
    var least = current[first]
    let end = min(right.count, row + band + 1)
    guard first < end else { return least }
    for column in first..<end {
      let other = right[column]
      var best = previous[column] + (letter == other ? 0 : substitution(letter, other))
      best = min(best, previous[column + 1] + deletion)
      best = min(best, current[column] + insertion(right, column))
      if row > 0, column > 0, letter == right[column - 1], other == left[row - 1], letter != other {
        best = min(best, before[column - 1] + Self.slip)
      }
      current[column + 1] = best
      least = min(least, best)
    }
    if end < right.count { current[end + 1] = Self.never }
    return least
  }

  private func insertion(_ word: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int32 {
    index > 0 && word[index] == word[index - 1] ? Self.slip : Self.plain
  }

  private func substitution(_ left: UInt8, _ right: UInt8) -> Int32 {
    Keyboard.areNeighbours(left, right) ? Self.slip : Self.plain
  }
}
