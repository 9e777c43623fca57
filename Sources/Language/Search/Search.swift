/// Finds the readings of a chart: a walk through the automaton from the first token to the last.
///
/// At each token, every state keeps its cheapest ways. Ways that cost the same are kept beside each other: they are what a
/// question back is made of.
struct Search {
  /// A way so far.
  struct Hypothesis {
    let state: Int32
    let cost: Cost
    let step: Int32
  }

  /// One move of a way, with the way before it.
  struct Step {
    let previous: Int32
    let symbol: Int32
    let payload: Int32
    let start: Int32
    let end: Int32
  }

  /// A way that ends where a template may end.
  struct Completion {
    let template: Int
    let cost: Cost
    let step: Int32
  }

  private let compiled: Compiled
  private(set) var chart: Chart
  private(set) var steps: [Step] = []
  private var active: [[Hypothesis]]
  private(set) var completions: [Completion] = []
  /// How many tokens may be taken for a name that nobody knows.
  private let gaps: Int

  private static let mostTies = 4
  private static let beam = 64

  init(_ chart: Chart, _ compiled: Compiled, gaps: Int = 0) {
    self.chart = chart
    self.compiled = compiled
    self.gaps = gaps
    active = Array(repeating: [], count: chart.count + 1)
    insert(Hypothesis(state: Int32(Automaton.start), cost: .zero, step: -1), at: 0)
    for position in 0..<chart.count { advance(from: position) }
    complete()
  }

  private mutating func advance(from position: Int) {
    let hypotheses = pruned(active[position])
    for hypothesis in hypotheses {
      let flags = compiled.flags[Int(hypothesis.state)]
      for index in chart[position] { follow(chart.spans[index], hypothesis, position) }
      for index in chart.groups(at: position) {
        follow(chart.groupSpans[index], hypothesis, position)
      }
      if flags.contains(.gap) { takeGap(hypothesis, position) }
      if flags.contains(.text) { takeText(hypothesis, position) }
      if gaps > 0, flags.contains(.names) { takeUnknown(hypothesis, position) }
    }
  }

  private mutating func follow(_ span: Span, _ hypothesis: Hypothesis, _ position: Int) {
    var state = hypothesis.state
    if span.symbol != Span.skip {
      guard let target = compiled.automaton.step(Int(state), span.symbol) else { return }
      state = Int32(target)
    }
    insert(
      Hypothesis(
        state: state, cost: hypothesis.cost + span.cost,
        step: record(hypothesis, span, from: position)), at: Int(span.end))
  }

  private func pruned(_ hypotheses: [Hypothesis]) -> [Hypothesis] {
    guard hypotheses.count > Self.beam else { return hypotheses }
    return Array(hypotheses.sorted { $0.cost < $1.cost }.prefix(Self.beam))
  }

  private mutating func record(_ from: Hypothesis, _ span: Span, from start: Int) -> Int32 {
    steps.append(
      Step(
        previous: from.step, symbol: span.symbol, payload: span.payload, start: Int32(start),
        end: span.end))
    return Int32(steps.count - 1)
  }

  private mutating func insert(_ hypothesis: Hypothesis, at position: Int) {
    var ties = 0
    for index in active[position].indices where active[position][index].state == hypothesis.state {
      if active[position][index].cost < hypothesis.cost { return }
      if active[position][index].cost == hypothesis.cost { ties += 1 }
    }
    if ties >= Self.mostTies { return }
    if ties == 0 { active[position].removeAll { $0.state == hypothesis.state } }
    active[position].append(hypothesis)
  }

  private mutating func takeGap(_ hypothesis: Hypothesis, _ position: Int) {
    guard let target = compiled.automaton.step(Int(hypothesis.state), compiled.gapSymbol) else {
      return
    }
    let span = Span(
      symbol: compiled.gapSymbol, end: Int32(position) + 1, cost: .skipped(2) + .loose(2))
    insert(
      Hypothesis(
        state: Int32(target), cost: hypothesis.cost + span.cost,
        step: record(hypothesis, span, from: position)), at: position + 1)
  }

  private mutating func takeText(_ hypothesis: Hypothesis, _ position: Int) {
    for symbol in compiled.textSymbols {
      guard let target = compiled.automaton.step(Int(hypothesis.state), symbol) else { continue }
      let end = Int32(chart.count)
      let payload = chart.add(
        Payload(list: -1, content: .text, start: Int32(position), end: end))
      let span = Span(
        symbol: symbol, end: end, cost: .ownWords + .loose(min(60, chart.count - position)),
        payload: payload)
      insert(
        Hypothesis(
          state: Int32(target), cost: hypothesis.cost + span.cost,
          step: record(hypothesis, span, from: position)), at: Int(end))
    }
  }

  /// Takes tokens that no list knows where a name is expected.
  private mutating func takeUnknown(_ hypothesis: Hypothesis, _ position: Int) {
    for end in (position + 1)...min(position + gaps, chart.count) {
      for edge in compiled.automaton.edges(of: Int(hypothesis.state)) {
        let symbol = compiled.automaton.symbols[edge]
        guard case .list(let list, .some) = compiled.symbol(symbol),
          case .names = compiled.lists[list].kind
        else { continue }
        let payload = chart.add(
          Payload(
            list: Int32(list), content: .unknown, start: Int32(position), end: Int32(end)))
        let span = Span(
          symbol: symbol, end: Int32(end),
          cost: .unexplained(1) + .loose(2 * (end - position))
            + .late(compiled.lists[list].isLate ? 1 : 0), payload: payload)
        insert(
          Hypothesis(
            state: compiled.automaton.targets[edge], cost: hypothesis.cost + span.cost,
            step: record(hypothesis, span, from: position)), at: end)
      }
    }
  }

  private mutating func complete() {
    for hypothesis in active[chart.count] {
      for template in compiled.automaton.templates(at: Int(hypothesis.state)) {
        completions.append(
          Completion(template: Int(template), cost: hypothesis.cost, step: hypothesis.step))
      }
    }
    completions.sort { ($0.cost, $0.template) < ($1.cost, $1.template) }
  }
}
