import Language

/// What one utterance was taken for in one context.
final class Remembered: Sendable {
  let saying: Saying
  private let context: Context
  private let leaning: Leaning
  private let understanding: Understanding
  private let leansOnFocus: Bool
  /// What was made of it, where nothing but the understanding decides that.
  let interpretation: Interpretation?

  init(
    _ saying: Saying, _ context: Context, _ leaning: Leaning, _ understanding: Understanding,
    _ interpretation: Interpretation?
  ) {
    self.saying = saying
    // The leaning knows what mattered of the list, which may be long.
    self.context = context.withoutList
    self.leaning = leaning
    self.understanding = understanding
    leansOnFocus = understanding.leansOnFocus
    self.interpretation = leansOnFocus ? nil : interpretation
  }

  /// Whether its utterance would be taken for the same in a context.
  func holds(in context: Context, _ matcher: Matcher) -> Bool {
    matcher.tellsNoDifference(context, self.context, to: leaning)
  }

  /// How it is understood in a context in which it holds.
  func understanding(in context: Context) -> Understanding {
    leansOnFocus ? understanding.spoken(in: context, after: self.context) : understanding
  }
}
