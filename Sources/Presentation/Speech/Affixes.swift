/// A word between the punctuation before and after it.
struct Affixes {
  let opening: Substring
  let core: Substring
  let closing: Substring

  init(_ token: Substring) {
    var start = token.startIndex
    var end = token.endIndex
    while start < end, Self.opens.contains(token[start]) { start = token.index(after: start) }
    while start < end, Self.closes.contains(token[token.index(before: end)]) {
      end = token.index(before: end)
    }
    opening = token[..<start]
    core = token[start..<end]
    closing = token[end...]
  }

  /// Another word with the same punctuation; without a word there is none.
  func around(_ word: String) -> String { word.isEmpty ? "" : opening + word + closing }

  private static let opens = Set("(“\"'‘")
  private static let closes = Set(")”\"'’.,;:!?")
}
