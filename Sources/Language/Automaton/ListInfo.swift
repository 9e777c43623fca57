/// A list as the matcher sees it.
struct ListInfo: Sendable {
  enum Kind: UInt8, Sendable {
    /// Spellings in the intents files.
    case closed
    /// Names of the lexicon.
    case names
    /// A rule of fixed phrases.
    case phrases
    /// Words that may be left out.
    case skips
    /// Words that stand for things of other lists.
    case pronouns
  }

  let name: String
  let kind: Kind
  var values: [String] = []
  /// Whether a part of a name is not enough.
  var isStrict = false
  /// Whether readings without it come first.
  var isLate = false
  /// Lists that a pronoun stands for.
  var targets: [Int] = []
  /// Edges that take it.
  var symbols: [Int32] = []
}

extension ListInfo: Frozen {
  func freeze(into bytes: inout Freezer) {
    name.freeze(into: &bytes)
    bytes.add(kind.rawValue)
    values.freeze(into: &bytes)
    isStrict.freeze(into: &bytes)
    isLate.freeze(into: &bytes)
    targets.freeze(into: &bytes)
    bytes.add(symbols)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    name = try String(thawing: &bytes)
    guard let kind = Kind(rawValue: try bytes.number(UInt8.self)) else { throw FrozenDamage() }
    self.kind = kind
    values = try [String](thawing: &bytes)
    isStrict = try Bool(thawing: &bytes)
    isLate = try Bool(thawing: &bytes)
    targets = try [Int](thawing: &bytes)
    symbols = try bytes.values()
  }
}
