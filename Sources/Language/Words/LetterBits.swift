/// A word as bits, to count in a few steps how many edits lie between it and another.
///
/// One column of the table of optimal string alignment is held in two integers (H. Hyyrö, "A Bit-Vector Algorithm for
/// Computing Levenshtein and Damerau Edit Distances", 2003). Each edit counts as one, whatever it is priced at: the count
/// rules out most words before anything is priced.
struct LetterBits {
  /// Where each letter stands, by its last five bits; letters that share them only make words look more alike.
  private var places = Array(repeating: UInt64(0), count: 32)
  private let last: UInt64
  private let length: Int

  /// Takes a word of 1 to 64 letters.
  init(_ word: ArraySlice<UInt8>) {
    length = word.count
    last = 1 << UInt64(word.count - 1)
    var bit: UInt64 = 1
    for letter in word {
      places[Int(letter & 31)] |= bit
      bit <<= 1
    }
  }

  /// How many edits make the other word of this one, at least.
  func distance(to other: ArraySlice<UInt8>) -> Int {
    var distance = length
    var (above, below) = (~UInt64(0), UInt64(0))
    var (diagonal, before) = (UInt64(0), UInt64(0))
    for letter in other {
      let match = places[Int(letter & 31)]
      let swap = ((~diagonal & match) << 1) & before
      diagonal = (((match & above) &+ above) ^ above) | match | below | swap
      var more = below | ~(diagonal | above)
      var less = diagonal & above
      if more & last != 0 { distance += 1 }
      if less & last != 0 { distance -= 1 }
      more = more << 1 | 1
      less <<= 1
      above = less | ~(diagonal | more)
      below = more & diagonal
      before = match
    }
    return distance
  }
}
