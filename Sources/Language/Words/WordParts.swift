/// Words by their parts: a word with one mistake has one of its halves unharmed, one with two mistakes one of its thirds.
///
/// So a misspelt word is looked up part by part, at a cost that hardly grows with the vocabulary. Beside each word lies a mask
/// of its letters, so that a glance at two integers rules out most of those that merely share a part.
struct WordParts: Sendable {
  private struct Entry: Sendable {
    let word: Int32
    let mask: UInt32
  }

  /// Where the words of each bucket begin.
  private var starts: [Int32]
  private var entries: [Entry]
  private let shift: UInt64

  /// Longer words are never mended.
  static let longest = 24
  /// Words that may be meant by one of three to seven letters, and by a longer one.
  private static func lengths(_ edits: Int) -> ClosedRange<Int> {
    edits == 1 ? 2...8 : 6...longest
  }

  init(_ vocabulary: Vocabulary) {
    var bits = 8
    while 1 << bits < vocabulary.count * 4 { bits += 1 }
    shift = UInt64(64 - bits)
    starts = Array(repeating: 0, count: 1 << bits + 1)
    var placed: [(bucket: Int32, entry: Entry)] = []
    placed.reserveCapacity(vocabulary.count * 4)
    for id in 0..<vocabulary.count {
      guard !vocabulary.uses[id].isDisjoint(with: [.name, .command]) else { continue }
      let word = vocabulary.word(id)
      guard word.contains(where: { $0 >= UInt8(ascii: "a") }) else { continue }
      let entry = Entry(word: Int32(id), mask: Self.mask(word))
      for edits in 1...2 where Self.lengths(edits).contains(word.count) {
        for part in 0...edits {
          let bounds = Self.bounds(part, of: word.count, edits: edits)
          let key = Key(length: word.count, part: part, edits: edits)
          placed.append((Int32(key.hash(word, bounds) >> shift), entry))
        }
      }
    }
    for item in placed { starts[Int(item.bucket) + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var next = starts
    entries = Array(repeating: Entry(word: 0, mask: 0), count: placed.count)
    for item in placed {
      entries[Int(next[Int(item.bucket)])] = item.entry
      next[Int(item.bucket)] += 1
    }
  }

  /// Where a part lies in a word of a length: halves for one edit, thirds for two.
  private static func bounds(_ part: Int, of length: Int, edits: Int) -> Range<Int> {
    let first = length / (edits + 1)
    if part == 0 { return 0..<first }
    return edits == 1
      ? first..<length : part == 1 ? first..<(length - first) : (length - first)..<length
  }

  static func mask(_ word: ArraySlice<UInt8>) -> UInt32 {
    var mask: UInt32 = 0
    for byte in word { mask |= 1 << UInt32(byte & 31) }
    return mask
  }
}

extension WordParts {
  /// What tells parts of the same letters apart.
  private struct Key {
    let length: Int
    let part: Int
    let edits: Int

    /// The hash of the letters in a range, counted from the word's first letter.
    func hash(_ word: ArraySlice<UInt8>, _ range: Range<Int>) -> UInt64 {
      var letters: UInt64 = 0
      for offset in range { letters = letters << 8 | UInt64(word[word.startIndex + offset]) }
      return mixed(letters)
    }

    /// The same, with the letters at a place and before it swapped.
    func hash(_ word: ArraySlice<UInt8>, _ range: Range<Int>, swapped place: Int) -> UInt64 {
      var letters: UInt64 = 0
      for offset in range {
        let source = offset == place ? place - 1 : offset == place - 1 ? place : offset
        letters = letters << 8 | UInt64(word[word.startIndex + source])
      }
      return mixed(letters)
    }

    private func mixed(_ letters: UInt64) -> UInt64 {
      let kind = UInt64(length << 4 | part << 2 | edits)
      let mixed = (letters ^ kind << 56) &* 0x9E37_79B9_7F4A_7C15
      return (mixed ^ mixed >> 29 ^ kind) &* 0xBF58_476D_1CE4_E5B9
    }
  }

  /// Adds the words of a length that share a part with a misspelt word, in the order of the vocabulary.
  ///
  /// Two swapped letters may lie in two parts at once; the word is therefore also tried with the letters at the ends of its
  /// first and last part swapped back.
  func find(_ typed: ArraySlice<UInt8>, length: Int, edits: Int, into found: inout [Int32]) {
    let mask = Self.mask(typed)
    let longer = typed.count - length
    let look = Look(mask: mask, most: 2 * edits - abs(longer))
    for part in 0...edits {
      let key = Key(length: length, part: part, edits: edits)
      let bounds = Self.bounds(part, of: length, edits: edits)
      // The first part does not move, the last moves with the word's end, one between by one at most.
      let moves =
        part == 0
        ? 0...0 : part == edits ? longer...longer : max(-1, longer - 1)...min(1, longer + 1)
      for move in moves
      where bounds.lowerBound + move >= 0 && bounds.upperBound + move <= typed.count {
        let range = (bounds.lowerBound + move)..<(bounds.upperBound + move)
        add(key.hash(typed, range), look, &found)
        guard abs(longer) < edits else { continue }
        if part == 0, range.upperBound < typed.count {
          add(key.hash(typed, range, swapped: range.upperBound), look, &found)
        } else if part == edits, edits > 1, range.lowerBound > 0 {
          add(key.hash(typed, range, swapped: range.lowerBound), look, &found)
        }
      }
    }
  }

  /// What a word must look like at a glance.
  private struct Look {
    let mask: UInt32
    let most: Int
  }

  private func add(_ hash: UInt64, _ look: Look, _ found: inout [Int32]) {
    let bucket = Int(hash >> shift)
    for index in Int(starts[bucket])..<Int(starts[bucket + 1]) {
      let entry = entries[index]
      guard (entry.mask ^ look.mask).nonzeroBitCount <= look.most else { continue }
      var place = found.count
      while place > 0, found[place - 1] > entry.word { place -= 1 }
      if place == 0 || found[place - 1] != entry.word { found.insert(entry.word, at: place) }
    }
  }
}

extension WordParts: Frozen {
  func freeze(into bytes: inout Freezer) {
    bytes.add(starts)
    bytes.add(entries)
    bytes.add(shift)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    starts = try bytes.values()
    entries = try bytes.values()
    shift = try bytes.number(UInt64.self)
  }
}
