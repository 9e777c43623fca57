/// An utterance after one pass over its UTF-8: folded letters and tokens with their places in the source.
struct Utterance: Sendable {
  let source: [UInt8]
  var letters: [UInt8] = []
  var tokens: [Token] = []

  /// The folded letters of a token.
  func word(_ index: Int) -> ArraySlice<UInt8> { letters[tokens[index].letters] }

  func text(_ index: Int) -> String { String(decoding: word(index), as: UTF8.self) }

  /// The person's own words from a token to the end.
  func sourceText(from index: Int, to end: Int) -> String {
    guard index < end else { return "" }
    return String(
      decoding: source[tokens[index].source.lowerBound..<tokens[end - 1].source.upperBound],
      as: UTF8.self)
  }
}
