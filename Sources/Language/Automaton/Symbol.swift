/// What an edge of the automaton takes.
///
/// Words come first, by their number; these follow.
enum Symbol: Hashable, Sendable {
  /// A thing of a list, kept under a slot; without a slot it is a fixed phrase.
  case list(Int, slot: Int?)
  case number(Int, slot: Int)
  case ordinal(slot: Int)
  /// Any one word.
  case gap
  /// The rest of the utterance.
  case text(slot: Int)
  /// A rule that keeps what it holds under a slot, with its number.
  case group(Int, slot: Int)
}
