/// Which of a search's completions are the answer: those of least cost, and the best one that says something else.
struct Verdict {
  private(set) var winners: [Draft] = []
  private(set) var runnerUp: Draft?
  /// The slots that all drafts fill.
  private var uses: [Draft.Use] = []
  private static let usualUses = 4

  init(_ search: borrowing Search, _ chart: borrowing Chart) {
    var drafts: [Draft] = []
    drafts.reserveCapacity(search.completions.count)
    uses.reserveCapacity(Self.usualUses * search.completions.count)
    for completion in search.completions {
      if let draft = Draft(completion, search, chart, &uses) { drafts.append(draft) }
    }
    // What comes from the context, and what only holds there, weighs after the way was found.
    Self.sort(&drafts)
    var lacking: [Draft] = []
    for draft in drafts {
      if draft.isLacking {
        // Readings that lack something count only when none is whole.
        if winners.isEmpty { lacking.append(draft) }
      } else if let best = winners.first, draft.cost > best.cost {
        if !isSame(draft, best, chart) {
          runnerUp = draft
          break
        }
      } else if !winners.contains(where: { isSame($0, draft, chart) }) {
        winners.append(draft)
      }
    }
    // Words of what is spoken of say more than half a name of something else, even where they lack something.
    if let best = winners.first, best.cost.isForeign, !lacking.isEmpty { winners = [] }
    if winners.isEmpty, let best = lacking.first {
      winners = lacking.filter { $0.cost == best.cost }
    }
  }

  /// The answer in words, or nil when nothing was found.
  func understanding(
    _ chart: borrowing Chart, _ method: Reading.Method, tokens: [String]
  ) -> Understanding? {
    guard !winners.isEmpty else { return nil }
    return Understanding(
      readings: winners.map { chart.reading($0, uses[$0.uses], method, tokens: tokens) },
      runnerUp: runnerUp.map { chart.reading($0, uses[$0.uses], method, tokens: tokens) },
      tokens: tokens)
  }

  /// Puts the cheapest first, and those that cost the same in the order they came; most are in order already.
  private static func sort(_ drafts: inout [Draft]) {
    for index in drafts.indices.dropFirst() {
      var place = index
      while place > 0, drafts[place].cost < drafts[place - 1].cost {
        drafts.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Whether two drafts are one intent with the same things in the same slots.
  private func isSame(_ left: Draft, _ right: Draft, _ chart: borrowing Chart) -> Bool {
    guard left.intent == right.intent, left.uses.count == right.uses.count else { return false }
    for (one, other) in zip(left.uses, right.uses) where !chart.isSame(uses[one], uses[other]) {
      return false
    }
    return true
  }
}
