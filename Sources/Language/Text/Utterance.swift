/// An utterance after one pass over its UTF-8: folded letters and tokens with their places in the source.
struct Utterance: Sendable {
  private(set) var source: [UInt8] = []
  var letters: [UInt8] = []
  var tokens: [Token] = []

  /// Takes another text, not yet split.
  mutating func restart(with text: String) {
    source.removeAll(keepingCapacity: true)
    letters.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    if text.utf8.withContiguousStorageIfAvailable({ source.append(contentsOf: $0) }) == nil {
      source.append(contentsOf: text.utf8)
    }
    if letters.capacity < source.count { letters.reserveCapacity(source.count) }
    if tokens.capacity < source.count / 4 { tokens.reserveCapacity(source.count / 4 + 1) }
  }

  /// The folded letters of a token.
  func word(_ index: Int) -> ArraySlice<UInt8> { letters[tokens[index].letters] }

  func text(_ index: Int) -> String { String(decoding: word(index), as: UTF8.self) }

  /// A token to quote back: folded, but with the diacritics it was written with.
  func written(_ index: Int) -> String {
    let source = source[tokens[index].source]
    return source.allSatisfy { $0 < 0x80 } ? text(index) : String(decoding: source, as: UTF8.self)
  }

  /// Whether a token says whose the one after it is: "Tammy's".
  func isOwner(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let source = source[tokens[index].source]
    return Self.ownerEndings.contains { source.count > $0.count && source.suffix($0.count) == $0 }
  }

  private static let ownerEndings = ["'s", "’s"].map { ArraySlice($0.utf8) }

  /// All tokens, folded.
  var texts: [String] { tokens.indices.map(text) }

  /// Puts the words that contractions stand for in their place; the first stands where the contraction stood, the others
  /// at its end.
  mutating func expand(_ contractions: Contractions) {
    let hasSome = tokens.indices.contains { contractions.words(of: word($0)) != nil }
    guard hasSome else { return }
    let old = self
    letters.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    for index in old.tokens.indices {
      let token = old.tokens[index]
      let words = contractions.words(of: old.word(index)).map { $0.map { ArraySlice($0.utf8) } }
      var source = token.source
      for word in words ?? [old.word(index)] {
        let start = letters.count
        letters.append(contentsOf: word)
        tokens.append(Token(letters: start..<letters.count, source: source, number: token.number))
        source = source.upperBound..<source.upperBound
      }
    }
  }

  /// Some of its tokens as an utterance.
  func part(_ range: Range<Int>) -> Utterance {
    var part = self
    part.tokens = Array(tokens[range])
    return part
  }

  /// Whether a comma or the end of a sentence stands before a token.
  func isParted(before index: Int) -> Bool {
    guard index > 0 else { return false }
    return source[tokens[index - 1].source.upperBound..<tokens[index].source.lowerBound]
      .contains { byte in
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!")
          || byte == UInt8(ascii: "?")
      }
  }

  /// The person's own words from a token to the end.
  func sourceText(from index: Int, to end: Int) -> String {
    guard index < end else { return "" }
    return String(
      decoding: source[tokens[index].source.lowerBound..<tokens[end - 1].source.upperBound],
      as: UTF8.self)
  }
}
