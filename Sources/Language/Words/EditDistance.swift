/// Optimal string alignment with costs for slips of the finger: the classic four edits, priced.
enum EditDistance {
  /// Prices of edits; a whole budget is a multiple of `plain`.
  static let plain = 10
  static let slip = 8

  /// The cheapest way from one word to the other, or nil when it takes more than `edits` edits.
  ///
  /// Swapped neighbours, doubled letters and neighbouring keys cost a slip, everything else is plain.
  static func cost(_ typed: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>, edits: Int) -> Int? {
    guard abs(typed.count - word.count) <= edits else { return nil }
    let limit = Int32(edits * plain)
    let cost = typed.withUnsafeBufferPointer { typed in
      word.withUnsafeBufferPointer { word in
        let (left, right) = core(of: typed, word)
        // One edit leaves four letters at most: two that changed, and those beside them.
        if edits == 1, max(left.count, right.count) > 4 { return Int32.max }
        return Alignment(left, right, limit: limit).cost()
      }
    }
    return cost <= limit ? Int(cost) : nil
  }

  /// What is left of two words without the letters that they begin and end with alike.
  ///
  /// The letter beside a difference stays on either side, so that doubled letters are seen.
  private static func core(
    of typed: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>
  ) -> (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) {
    let shorter = min(typed.count, word.count)
    var start = 0
    while start + 1 < shorter, typed[start] == word[start], typed[start + 1] == word[start + 1] {
      start += 1
    }
    var (left, right) = (typed.count, word.count)
    while left - start > 2, right - start > 2, typed[left - 1] == word[right - 1],
      typed[left - 2] == word[right - 2]
    {
      left -= 1
      right -= 1
    }
    return (
      UnsafeBufferPointer(rebasing: typed[start..<left]),
      UnsafeBufferPointer(rebasing: word[start..<right])
    )
  }
}
