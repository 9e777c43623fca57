/// Finds the readings of a chart: a walk through the automaton from the first token to the last.
///
/// At each token, every state keeps its cheapest ways. Ways that cost the same are kept beside each other: they are what a
/// question back is made of.
struct Search: ~Copyable {
  /// A way that ends where a template may end.
  struct Completion {
    let template: Int32
    let cost: Cost
    let way: Int32
  }

  private let compiled: Compiled
  private var agenda = Agenda()
  private(set) var completions: [Completion] = []
  /// The ways that go on from a token.
  private var frontier: [Int32] = []
  /// Where the sentence ends: with the chart, or before it.
  private var end = 0
  /// How many tokens may be taken for a name that nobody knows.
  private(set) var gaps = 0

  /// The marks of what takes words that no span is made of: few states have an edge for it.
  private let openMarks: UInt64

  init(_ compiled: Compiled) {
    self.compiled = compiled
    let open = compiled.symbols.texts + [compiled.symbols.gap].filter { $0 >= 0 }
    openMarks = open.reduce(0) { $0 | Automaton.mark($1) }
  }

  /// Walks through a chart; what was found before is forgotten.
  mutating func run(_ chart: borrowing Chart, to end: Int, gaps: Int = 0) {
    self.end = end
    self.gaps = gaps
    completions.removeAll(keepingCapacity: true)
    agenda.clear(count: end)
    agenda.insert(
      Agenda.Way(
        state: Int32(Automaton.start), cost: .zero, previous: -1, symbol: Span.skip,
        payload: Span.none, start: 0, end: 0))
    for position in 0..<end {
      agenda.frontier(at: position, most: beam, into: &frontier)
      for index in frontier.indices { advance(frontier[index], from: position, chart) }
    }
    complete()
  }

  var ways: [Agenda.Way] { agenda.ways }

  /// How many ways go on from a token: the longer the sentence, the fewer.
  private var beam: Int { max(8, min(64, 1024 / end)) }

  private mutating func advance(_ number: Int32, from position: Int, _ chart: borrowing Chart) {
    let way = agenda.ways[Int(number)]
    let marks = compiled.automaton.marks[Int(way.state)]
    if chart.skips[position] || marks & chart.marks[position] != 0 {
      for index in chart[position] where chart.spans[index].mayLeave(marks) {
        follow(chart.spans[index], way, number)
      }
      for index in chart.groups(at: position) where chart.groupSpans[index].mayLeave(marks) {
        follow(chart.groupSpans[index], way, number)
      }
    }
    if marks & openMarks != 0 {
      takeGap(way, number, position)
      for symbol in compiled.symbols.texts { takeText(symbol, way, number, position) }
    }
    if gaps > 0 { takeUnknown(way, number, position) }
  }

  private mutating func follow(_ span: Span, _ way: Agenda.Way, _ number: Int32) {
    guard Int(span.end) <= end else { return }
    var state = way.state
    if span.symbol != Span.skip {
      guard let target = compiled.automaton.step(Int(state), span.symbol) else { return }
      state = Int32(target)
    }
    take(span, to: state, way, number)
  }

  private mutating func take(_ span: Span, to state: Int32, _ way: Agenda.Way, _ number: Int32) {
    agenda.insert(
      Agenda.Way(
        state: state, cost: way.cost + span.cost, previous: number, symbol: span.symbol,
        payload: span.payload, start: way.end, end: span.end))
  }
}

extension Search {
  private mutating func takeGap(_ way: Agenda.Way, _ number: Int32, _ position: Int) {
    let gap = compiled.symbols.gap
    guard gap >= 0, let target = compiled.automaton.step(Int(way.state), gap) else { return }
    let span = Span(symbol: gap, end: Int32(position) + 1, cost: .skipped(2) + .loose(2))
    take(span, to: Int32(target), way, number)
  }

  private mutating func takeText(
    _ symbol: Int32, _ way: Agenda.Way, _ number: Int32, _ position: Int
  ) {
    guard let target = compiled.automaton.step(Int(way.state), symbol) else { return }
    let cost = Cost.ownWords + .loose(min(240, 4 * (end - position)))
    take(Span(symbol: symbol, end: Int32(end), cost: cost), to: Int32(target), way, number)
  }

  /// Takes tokens that no list knows where a name is expected.
  private mutating func takeUnknown(_ way: Agenda.Way, _ number: Int32, _ position: Int) {
    let edges = compiled.nameEdges[way.state]
    guard !edges.isEmpty else { return }
    for end in (position + 1)...min(position + gaps, end) {
      for edge in edges {
        let symbol = compiled.automaton.symbols[Int(edge)]
        let list = Int(compiled.symbols.list(of: symbol))
        let cost =
          Cost.unexplained(1) + .loose(2 * (end - position))
          + .late(compiled.lists[list].isLate ? 1 : 0)
        let span = Span(symbol: symbol, end: Int32(end), cost: cost, payload: Span.unknown)
        take(span, to: compiled.automaton.targets[Int(edge)], way, number)
      }
    }
  }

  private mutating func complete() {
    agenda.frontier(at: end, most: .max, into: &frontier)
    for number in frontier {
      let way = agenda.ways[Int(number)]
      for template in compiled.automaton.templates(at: Int(way.state)) {
        completions.append(Completion(template: template, cost: way.cost, way: number))
      }
    }
    guard completions.count > 1 else { return }
    completions.sort {
      ($0.cost.bits, $0.template, $0.way) < ($1.cost.bits, $1.template, $1.way)
    }
  }
}
