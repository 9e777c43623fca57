/// Which of a search's completions are the answer: those of least cost, and the best one that says something else.
struct Verdict {
  private(set) var winners: [Draft] = []
  private(set) var runnerUp: Draft?

  init(_ search: Search) {
    var lacking: [Draft] = []
    for completion in search.completions {
      guard let draft = Draft(completion, search) else { continue }
      if draft.isLacking {
        // Readings that lack something count only when none is whole.
        if winners.isEmpty { lacking.append(draft) }
      } else if let best = winners.first, draft.cost > best.cost {
        if !draft.says(best, in: search.chart) {
          runnerUp = draft
          break
        }
      } else if !winners.contains(where: { $0.says(draft, in: search.chart) }) {
        winners.append(draft)
      }
    }
    if winners.isEmpty, let best = lacking.first {
      winners = lacking.filter { $0.cost == best.cost }
    }
  }

  /// The answer in words, or nil when nothing was found.
  func understanding(_ chart: Chart, _ method: Reading.Method, tokens: [String]) -> Understanding? {
    guard !winners.isEmpty else { return nil }
    let builder = ReadingBuilder(chart, method, tokens: tokens)
    return Understanding(
      readings: winners.map(builder.reading), runnerUp: runnerUp.map(builder.reading),
      tokens: tokens)
  }
}
