/// A variable part of a sentence with what the person put there.
public struct Slot: Hashable, Sendable {
  /// What a slot can hold.
  public enum Value: Hashable, Sendable {
    /// Things of a list that the words fit equally well.
    case things([String])
    case number(Number)
    /// A number that the slot's list does not hold, with the bounds of the list.
    case outOfRange(Number, low: Number, high: Number)
    /// The person's own words, up to the end.
    case text(String)
    /// The slots of a named rule.
    case group([Slot])
    /// Words that no list knows, where a name was expected.
    case unknown(String)
  }

  public let name: String
  /// The list it is taken from; empty for text and groups.
  public let list: String
  public let value: Value
  /// Words as they should have been written, when they were corrected.
  public let mended: String?
  /// Whether the words were corrected so much that something else may be meant: worth a question.
  public let isGuess: Bool
  /// Whether only a part of the name was said ("sockeye").
  public let isPartial: Bool
  /// Whether one of its words is a word of names alone, and not good language in its own right.
  public let isTelling: Bool
  /// Whether a pronoun or the context gave it.
  public let isFromContext: Bool
  /// The tokens it covers.
  public let range: Range<Int>
}
