import Language

/// What one utterance was taken for in one context.
final class Remembered: Sendable {
  private let letters: [UInt8]
  private let context: Context
  private let leaning: Leaning
  private let understanding: Understanding
  /// What was made of it, where nothing but the understanding decides that.
  let interpretation: Interpretation?

  init(
    _ text: String, _ context: Context, _ leaning: Leaning, _ understanding: Understanding,
    _ interpretation: Interpretation?
  ) {
    letters = Array(text.utf8)
    // The leaning knows what mattered of the list, which may be long.
    self.context = context.withoutList
    self.leaning = leaning
    self.understanding = understanding
    self.interpretation = leaning.isOnFocus ? nil : interpretation
  }

  /// Whether it is this utterance, and would be taken for the same in a context.
  func holds(_ text: String, in context: Context, _ matcher: Matcher) -> Bool {
    isSaid(text) && matcher.tellsNoDifference(context, self.context, to: leaning)
  }

  /// How it is understood in a context in which it holds.
  func understanding(in context: Context) -> Understanding {
    leaning.isOnFocus ? understanding.spoken(in: context, after: self.context) : understanding
  }

  private func isSaid(_ text: String) -> Bool {
    guard text.utf8.count == letters.count else { return false }
    let isSame = text.utf8.withContiguousStorageIfAvailable { bytes in
      letters.withUnsafeBufferPointer { $0.elementsEqual(bytes) }
    }
    return isSame ?? letters.elementsEqual(text.utf8)
  }
}
