/// What misspelt words were taken for lately: people say the same names again and again, and slip in the same places.
///
/// A word has a few places, of which a new word takes the one that was not asked for the longest; so this never grows.
struct MendedWords {
  private struct Place {
    var letters: [UInt8] = []
    var edges: [Lattice.Edge] = []
  }

  private var places = Array(repeating: Place(), count: size)

  /// A power of two, some times the words that are said in an evening; less than a megabyte once all places are taken.
  private static let size = 4096
  /// How many places a word has: with one alone, two words would take it from each other for ever.
  private static let ways = 4

  /// The edges of a word, worked out where they are not known any more.
  mutating func edges(
    of word: ArraySlice<UInt8>, _ find: (inout [Lattice.Edge]) -> Void
  ) -> [Lattice.Edge] {
    let first = Self.firstPlace(of: word)
    let known = (first..<first + Self.ways).first { places[$0].letters.elementsEqual(word) }
    let place = known ?? first + Self.ways - 1
    if known == nil {
      places[place].letters.removeAll(keepingCapacity: true)
      places[place].letters.append(contentsOf: word)
      places[place].edges.removeAll(keepingCapacity: true)
      find(&places[place].edges)
    }
    // Those asked for last come first.
    for later in (first..<place).reversed() { places.swapAt(later, later + 1) }
    return places[first].edges
  }

  private static func firstPlace(of word: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 29) & (size - 1) & ~(ways - 1)
  }
}
