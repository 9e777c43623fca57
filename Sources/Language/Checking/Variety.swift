/// What a part of a template can be written as.
struct Variety: Sendable {
  private indirect enum Form: Sendable {
    case words(String)
    case sequence([Variety])
    case choice([Variety])
  }

  private let form: Form
  /// How many ways there are, at most ``most``.
  let count: Int

  private static let most = 1 << 30

  static let nothing = Variety("")

  init(_ words: String) {
    form = .words(words)
    count = 1
  }

  init(sequence parts: [Variety]) {
    form = .sequence(parts)
    count = parts.reduce(1) { min(Self.most, $0 * $1.count) }
  }

  init(choice parts: [Variety]) {
    form = .choice(parts)
    count = max(1, parts.reduce(0) { min(Self.most, $0 + $1.count) })
  }

  /// One of all ways, by its number; the first is the plainest.
  func words(_ number: Int) -> [String] {
    switch form {
    case .words(let words): return words.isEmpty ? [] : [words]
    case .choice(let parts):
      var rest = number
      for part in parts {
        if rest < part.count { return part.words(rest) }
        rest -= part.count
      }
      return []
    case .sequence(let parts):
      var rest = number
      var words: [[String]] = []
      for part in parts.reversed() {
        words.append(part.words(rest % part.count))
        rest /= part.count
      }
      return words.reversed().flatMap { $0 }
    }
  }

  /// One way at random, where every alternative is as likely as the next, whatever it holds.
  func words(_ dice: inout Dice) -> [String] {
    switch form {
    case .words(let words): return words.isEmpty ? [] : [words]
    case .choice(let parts):
      return parts.isEmpty ? [] : parts[dice.roll(parts.count)].words(&dice)
    case .sequence(let parts):
      var words: [String] = []
      for part in parts { words += part.words(&dice) }
      return words
    }
  }
}

/// Numbers that look random and are the same every time.
struct Dice: Sendable {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  /// A number below a bound.
  mutating func roll(_ bound: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(bound))
  }
}
