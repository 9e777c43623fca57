/// Finds what rules hold from a token on: a walk through their automaton, breadth first.
struct GroupSearch {
  /// A way through a rule.
  private struct Way {
    let state: Int
    let position: Int
    let cost: Cost
    /// The last slot it filled, a place in `trail`, or −1.
    let last: Int32
  }

  /// A slot that was filled, with the one filled before it.
  private struct Step {
    let filling: Filling
    let before: Int32
  }

  /// What a rule was found to hold.
  private struct Held {
    let group: Int32
    let end: Int
    let cost: Cost
    let last: Int32
  }

  private let compiled: Compiled
  private var ways: [Way] = []
  private var trail: [Step] = []
  private var held: [Held] = []
  private var parts: [Filling] = []

  /// A rule may hold as many tokens as this; more ways than this are not tried.
  private static let longest = 10
  private static let mostWays = 400

  init(_ compiled: Compiled) { self.compiled = compiled }

  mutating func addGroups(at start: Int, to chart: inout Chart) {
    guard compiled.groups.marks[Automaton.start] & chart.marks[start] != 0 else { return }
    ways.removeAll(keepingCapacity: true)
    trail.removeAll(keepingCapacity: true)
    held.removeAll(keepingCapacity: true)
    ways.append(Way(state: Automaton.start, position: start, cost: .zero, last: -1))
    var next = 0
    while next < ways.count, ways.count < Self.mostWays {
      let way = ways[next]
      next += 1
      if way.position > start { hold(way) }
      guard way.position < min(chart.count, start + Self.longest) else { continue }
      follow(way, from: start, &chart)
    }
    for found in held { addSpans(for: found, at: start, to: &chart) }
  }

  private mutating func follow(_ way: Way, from start: Int, _ chart: inout Chart) {
    let marks = compiled.groups.marks[way.state]
    for index in chart[way.position] where chart.spans[index].mayLeave(marks) {
      let span = chart.spans[index]
      if span.symbol == Span.skip {
        guard way.position > start else { continue }
        ways.append(
          Way(
            state: way.state, position: Int(span.end), cost: way.cost + span.cost, last: way.last))
        continue
      }
      guard let target = compiled.groups.step(way.state, span.symbol) else { continue }
      var last = way.last
      let slot = compiled.symbols.slot(of: span.symbol)
      if slot >= 0 {
        trail.append(Step(filling: Filling(slot: slot, payload: span.payload), before: last))
        last = Int32(trail.count - 1)
      }
      ways.append(
        Way(state: target, position: Int(span.end), cost: way.cost + span.cost, last: last))
    }
  }

  /// Keeps the cheapest ways of each rule to each end, at most two that tie.
  private mutating func hold(_ way: Way) {
    for group in compiled.groups.templates(at: way.state) {
      var ties = 0
      var best = Cost(bits: .max)
      for found in held where found.group == group && found.end == way.position {
        best = found.cost
        ties += 1
      }
      if best < way.cost || (best == way.cost && ties > 1) { continue }
      if best > way.cost, ties > 0 {
        held.removeAll { $0.group == group && $0.end == way.position }
      }
      held.append(Held(group: group, end: way.position, cost: way.cost, last: way.last))
    }
  }

  private mutating func addSpans(for found: Held, at start: Int, to chart: inout Chart) {
    parts.removeAll(keepingCapacity: true)
    var step = found.last
    while step >= 0 {
      parts.append(trail[Int(step)].filling)
      step = trail[Int(step)].before
    }
    let payload = chart.add(
      Payload(
        list: -1, content: .group(chart.pool(parts.reversed())), start: Int32(start),
        end: Int32(found.end)))
    for symbol in compiled.symbols.groups[Int(found.group)] {
      chart.addGroup(
        Span(symbol: symbol, end: Int32(found.end), cost: found.cost, payload: payload))
    }
  }
}
