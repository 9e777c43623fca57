/// A list as the matcher sees it.
struct ListInfo: Sendable {
  enum Kind: Sendable {
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
