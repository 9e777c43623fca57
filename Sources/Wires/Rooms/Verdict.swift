/// What to do with a message, or with an answer that is ready to be said.
package enum Verdict: Hashable, Sendable {
  case answer
  /// Tell the person, or the room, that this is too fast; it is said once.
  case slowDown
  /// Say "…" in place of the answer.
  case dots
  /// Say nothing.
  case silence
}
