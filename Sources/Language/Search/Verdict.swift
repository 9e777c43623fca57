/// Which of a search's completions are the answer: those of least cost, and the best one that says something else.
struct Verdict {
  private(set) var winners: [Draft] = []
  private(set) var runnerUp: Draft?
  /// The slots that all drafts fill.
  private var uses: [Draft.Use] = []

  init(_ search: Search) {
    var drafts: [Draft] = []
    for completion in search.completions {
      if let draft = Draft(completion, search, &uses) { drafts.append(draft) }
    }
    // What comes from the context, and what only holds there, weighs after the way was found.
    let order = drafts.indices.sorted {
      (drafts[$0].cost.bits, $0) < (drafts[$1].cost.bits, $1)
    }
    var lacking: [Draft] = []
    for draft in order.lazy.map({ drafts[$0] }) {
      if draft.isLacking {
        // Readings that lack something count only when none is whole.
        if winners.isEmpty { lacking.append(draft) }
      } else if let best = winners.first, draft.cost > best.cost {
        if !isSame(draft, best, search.chart) {
          runnerUp = draft
          break
        }
      } else if !winners.contains(where: { isSame($0, draft, search.chart) }) {
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
      readings: winners.map { builder.reading($0, uses[$0.uses]) },
      runnerUp: runnerUp.map { builder.reading($0, uses[$0.uses]) }, tokens: tokens)
  }

  /// Whether two drafts are one intent with the same things in the same slots.
  private func isSame(_ left: Draft, _ right: Draft, _ chart: Chart) -> Bool {
    guard left.intent == right.intent, left.uses.count == right.uses.count else { return false }
    for (one, other) in zip(left.uses, right.uses) where !chart.isSame(uses[one], uses[other]) {
      return false
    }
    return true
  }
}
