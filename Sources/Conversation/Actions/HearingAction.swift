package import Catalogs

/// What became of the words of an utterance, before or instead of carrying anything out.
package enum HearingAction: Hashable, Sendable {
  /// An utterance was read; with the name as it was mended, or the word that nobody knew.
  case heard(String, word: String?, Reasoning)
  /// Commands were understood; `mended` holds the names that were corrected.
  case understood([Command], mended: [String])
  /// The commands of a chain as they were carried out, once it was known what each of them was about.
  case settled([Command])
  /// Several things fit; `hidden` is one of them that filters leave out of its list.
  case asked(Question, [Item], hidden: Hidden?)
  /// What is wanted is known, of what is not; these names are the nearest of all that there are.
  case nameUnknown(String, CatalogID?, nearest: [Item], Reach)
  /// The utterance leant on something that is not there.
  case contextMissing(Missing)
  case outOfRange(OutOfRange)
  case notUnderstood(word: String?, nearest: [String])
  /// A command was answered, so the question that was pending is no longer open.
  case questionClosed
}
