/// The passes over an utterance, from the strictest to the loosest; the first that finds something is the answer.
struct Passes {
  private let compiled: Compiled
  private let context: Context

  init(_ compiled: Compiled, _ context: Context) {
    self.compiled = compiled
    self.context = context
  }

  /// A longer utterance is no command, and is not looked at.
  private static let mostTokens = 64
  /// At most so many words are taken for a name that nobody knows.
  private static let mostGaps = 4

  func understand(_ utterance: Utterance) -> Understanding {
    let tokens = utterance.texts
    guard tokens.count <= Self.mostTokens else {
      return nothing(utterance, Lattice.words(of: utterance, compiled), tokens)
    }
    let chart = Chart(utterance, compiled, ContextView(context, compiled))
    if let found = Self.templates(chart, to: chart.count, tokens) { return found }
    var tries = Compound.mostTries
    if let found = Compound(chart, context).understanding(&tries) { return found }
    if let found = Evidence(chart).reading(tokens: tokens) {
      return Understanding(readings: [found], tokens: tokens)
    }
    let search = Search(chart, to: chart.count, gaps: Self.mostGaps)
    return Verdict(search).understanding(chart, .gap, tokens: tokens)
      ?? nothing(utterance, chart.lattice.words, tokens)
  }

  /// Readings in which a template covers every word up to a token.
  static func templates(_ chart: Chart, to end: Int, _ tokens: [String]) -> Understanding? {
    Verdict(Search(chart, to: end)).understanding(chart, .template, tokens: tokens)
  }

  private func nothing(
    _ utterance: Utterance, _ words: [Int32], _ tokens: [String]
  ) -> Understanding {
    let unknown = tokens.indices.filter { utterance.tokens[$0].number == nil && words[$0] < 0 }
    return Understanding(
      unknownWords: unknown.map(utterance.written), nearest: compiled.nearest.sentences(words),
      tokens: tokens)
  }
}
