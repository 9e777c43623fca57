/// A word between the punctuation before and after it.
struct Affixes {
  private let opening: Substring
  let core: String
  private let closing: Substring

  init(_ token: Substring) {
    let scalars = token.unicodeScalars
    var start = token.startIndex
    var end = token.endIndex
    while start < end, Self.opens(scalars[start]) { start = scalars.index(after: start) }
    while start < end, Self.closes(scalars[scalars.index(before: end)]) {
      end = scalars.index(before: end)
    }
    opening = token[..<start]
    core = String(token[start..<end])
    closing = token[end...]
  }

  /// Another word with the same punctuation; without a word there is none.
  func around(_ word: String) -> String { word.isEmpty ? "" : opening + word + closing }

  private static func opens(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "“", "„", "\"", "'", "‘": true
    default: false
    }
  }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "”", "“", "\"", "’", "'", ".", ",", ";", ":", "!", "?": true
    default: false
    }
  }
}
