/// How well an utterance was understood, and whether its command could be carried out.
package enum Outcome: String, Hashable, Codable, Sendable {
  case understood
  /// A name or a word was mended; the reply opens with the mended name.
  case corrected
  /// Several things fit; the reply asks which.
  case ask
  /// What is wanted is known, of what is not.
  case partly
  /// A number is outside of what there is.
  case outOfRange
  case unknown
  /// Understood, but it could not be done.
  case failed
  /// Not meant for us.
  case ignored
}
