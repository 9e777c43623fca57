/// One word, number or sign of an utterance.
struct Token: Sendable {
  /// Where its folded letters lie in the utterance's buffer.
  let letters: Range<Int>
  /// Where it stands in the text, as UTF-8 offsets.
  let source: Range<Int>
  /// What it says as a number, when it is written in digits outside of quotation marks.
  let number: Number?
}
