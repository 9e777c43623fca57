/// Every span of an utterance: words, things of lists, parts of names, numbers, pronouns, words to skip.
struct Chart {
  let utterance: Utterance
  let lattice: Lattice
  private(set) var spans: [Span] = []
  private(set) var payloads: [Payload] = []
  private var starts: [Int32] = [0]
  /// What rules hold, kept apart: they are made of the other spans.
  private(set) var groupSpans: [Span] = []
  private var groupStarts: [Int32] = [0]
  private let compiled: Compiled
  private let context: ContextView

  init(_ utterance: Utterance, _ compiled: Compiled, _ context: ContextView, bends: Bool) {
    self.utterance = utterance
    self.compiled = compiled
    self.context = context
    lattice = Lattice(utterance, compiled, bends: bends)
    spans.reserveCapacity(utterance.tokens.count * 12)
    for position in utterance.tokens.indices {
      addWords(at: position)
      addNumbers(at: position)
      addThings(at: position)
      addPartials(at: position)
      starts.append(Int32(spans.count))
    }
    for position in utterance.tokens.indices {
      addGroups(at: position)
      groupStarts.append(Int32(groupSpans.count))
    }
  }

  subscript(position: Int) -> Range<Int> { Int(starts[position])..<Int(starts[position + 1]) }

  func groups(at position: Int) -> Range<Int> {
    Int(groupStarts[position])..<Int(groupStarts[position + 1])
  }

  var count: Int { utterance.tokens.count }

  mutating func add(_ payload: Payload) -> Int32 {
    payloads.append(payload)
    return Int32(payloads.count - 1)
  }

  private mutating func addWords(at position: Int) {
    for edge in lattice[position] where edge.second < 0 && !edge.needsCompany {
      let use = compiled.vocabulary.uses[Int(edge.word)]
      if use.contains(.command) {
        spans.append(
          Span(
            symbol: edge.word, end: Int32(position) + edge.length,
            cost: .commandEdits(Int(edge.cost))))
      }
    }
  }

  private mutating func addNumbers(at position: Int) {
    let found = compiled.numerals.numbers(at: position, of: utterance, words: lattice.words)
    for number in found {
      let range = (start: Int32(position), end: Int32(number.end))
      if number.isOrdinal {
        addOrdinal(number.number, range)
        continue
      }
      for (symbol, list) in compiled.numberSymbols {
        var cost = Cost.loose(number.end - position)
        var content = Payload.Content.number(number.number)
        if !list.contains(number.number) {
          cost = cost + .late(3)
          content = .outOfRange(
            number.number, low: list.ranges.map(\.low).min() ?? Number(0),
            high: list.ranges.map(\.high).max() ?? Number(0))
        }
        let payload = add(Payload(list: -1, content: content, start: range.start, end: range.end))
        spans.append(Span(symbol: symbol, end: range.end, cost: cost, payload: payload))
      }
    }
  }

  private mutating func addOrdinal(_ number: Number, _ range: (start: Int32, end: Int32)) {
    for symbol in compiled.ordinalSymbols {
      let payload = add(
        Payload(list: -1, content: .number(number), start: range.start, end: range.end))
      spans.append(Span(symbol: symbol, end: range.end, cost: .loose(1), payload: payload))
    }
  }
}

extension Chart {
  /// A thing found by a walk through the trie.
  private struct Find {
    let list: Int32
    let end: Int32
    var cost: Int32
    var entries: [Int32]
  }

  private mutating func addThings(at position: Int) {
    var finds: [Find] = []
    walk(PhraseTrie.root, position, cost: 0, edits: 0, depth: 0, lonely: false, &finds)
    for find in finds { addSpans(for: find, at: position) }
  }

  /// At most so much may be mended within one name: two words.
  private static let mostCost: Int32 = 30
  private static let mostEdits = 2

  private func walk(
    _ node: Int, _ position: Int, cost: Int32, edits: Int, depth: Int, lonely: Bool,
    _ finds: inout [Find]
  ) {
    if depth > 0, !(lonely && depth == 1) { collect(node, position, cost, &finds) }
    guard position < count else { return }
    for edge in lattice[position] {
      let total = cost + edge.cost
      let mended = edits + (edge.cost > Lattice.inflection ? 1 : 0)
      guard total <= Self.mostCost, mended <= Self.mostEdits,
        let next = compiled.trie.step(node, Int(edge.word))
      else { continue }
      var end = next
      if edge.second >= 0 {
        guard let second = compiled.trie.step(next, Int(edge.second)) else { continue }
        end = second
      }
      walk(
        end, position + Int(edge.length), cost: total, edits: mended, depth: depth + 1,
        lonely: lonely || edge.needsCompany, &finds)
    }
  }

  private func collect(_ node: Int, _ end: Int, _ cost: Int32, _ finds: inout [Find]) {
    var leaf = compiled.trie.leaf(of: node)
    while leaf >= 0 {
      let found = compiled.trie.leaves[leaf]
      leaf = Int(found.next)
      if let known = finds.firstIndex(where: { $0.list == found.list && $0.end == end }) {
        if cost < finds[known].cost {
          finds[known].cost = cost
          finds[known].entries = [found.entry]
        } else if cost == finds[known].cost, !finds[known].entries.contains(found.entry) {
          finds[known].entries.append(found.entry)
        }
      } else {
        finds.append(Find(list: found.list, end: Int32(end), cost: cost, entries: [found.entry]))
      }
    }
  }

  private mutating func addSpans(for find: Find, at position: Int) {
    let list = compiled.lists[Int(find.list)]
    let words = Int(find.end) - position
    switch list.kind {
    case .phrases:
      let cost = Cost.commandEdits(Int(find.cost))
      if Int(find.list) == Compiler.skipList {
        if find.cost == 0 {
          spans.append(Span(symbol: Span.skip, end: find.end, cost: .skipped(1)))
        }
      } else {
        for symbol in list.symbols { spans.append(Span(symbol: symbol, end: find.end, cost: cost)) }
      }
    case .pronouns(let targets):
      if find.cost == 0 { addPronoun(targets, find, at: position) }
    case .closed, .names:
      let isNames = if case .names = list.kind { true } else { false }
      let payload = add(
        Payload(
          list: find.list, content: .things(find.entries.sorted()), start: Int32(position),
          end: find.end, isMended: find.cost > Lattice.inflection))
      let edits = Int(find.cost)
      let cost =
        (isNames ? Cost.nameEdits(edits) : .commandEdits(edits)) + .loose(words)
        + context.rank(of: Int(find.list), isNames: isNames, isLate: list.isLate)
      for symbol in list.symbols {
        spans.append(Span(symbol: symbol, end: find.end, cost: cost, payload: payload))
      }
    }
  }

  private mutating func addPronoun(_ targets: [Int], _ find: Find, at position: Int) {
    for (step, focus) in context.focus.enumerated() where targets.contains(focus.list) {
      let payload = add(
        Payload(
          list: Int32(focus.list), content: .things([focus.entry]), start: Int32(position),
          end: find.end, isFromContext: true))
      for symbol in compiled.lists[focus.list].symbols {
        spans.append(
          Span(
            symbol: symbol, end: find.end, cost: .context(1 + step) + .loose(1), payload: payload))
      }
    }
  }
}

extension Chart {
  /// Parts of names that begin at a token: each further word narrows the names that hold them all.
  private mutating func addPartials(at position: Int) {
    for edge in lattice[position] where edge.second < 0 && !edge.needsCompany {
      let names = compiled.partials.names(with: Int(edge.word))
      guard !names.isEmpty, names.count <= Self.mostNames else { continue }
      extendPartial(
        Array(names), from: position, to: position + Int(edge.length), cost: edge.cost,
        isTelling: isTelling(edge.word))
    }
  }

  /// A mended part of a name costs this much more than a mended whole.
  private static let partialEdit = 5
  /// A word in more names than this says nothing of one.
  private static let mostNames = 300

  private func isTelling(_ word: Int32) -> Bool {
    compiled.vocabulary.uses[Int(word)].isDisjoint(with: [.filler, .ordinary])
  }

  private mutating func extendPartial(
    _ names: [PartialNames.Posting], from start: Int, to end: Int, cost: Int32, isTelling: Bool
  ) {
    if isTelling { addPartialSpans(names, from: start, to: end, cost: cost) }
    guard end < count else { return }
    for edge in lattice[end] where edge.second < 0 && !edge.needsCompany {
      let others = compiled.partials.names(with: Int(edge.word))
      guard !others.isEmpty, cost + edge.cost <= Self.mostCost else { continue }
      let both = names.filter { others.contains($0) }
      guard !both.isEmpty else { continue }
      extendPartial(
        both, from: start, to: end + Int(edge.length), cost: cost + edge.cost,
        isTelling: isTelling || self.isTelling(edge.word))
    }
  }

  private mutating func addPartialSpans(
    _ names: [PartialNames.Posting], from start: Int, to end: Int, cost: Int32
  ) {
    var index = 0
    while index < names.count {
      let list = names[index].list
      var entries: [Int32] = []
      while index < names.count, names[index].list == list {
        entries.append(names[index].entry)
        index += 1
      }
      let payload = add(
        Payload(
          list: list, content: .things(entries), start: Int32(start), end: Int32(end),
          isMended: cost > Lattice.inflection, isPartial: true))
      let spanCost =
        Cost.nameEdits(cost > Lattice.inflection ? Int(cost) + Self.partialEdit : Int(cost))
        + .partial(1) + .loose(end - start)
        + context.rank(of: Int(list), isNames: true, isLate: compiled.lists[Int(list)].isLate)
      for symbol in compiled.lists[Int(list)].symbols {
        spans.append(Span(symbol: symbol, end: Int32(end), cost: spanCost, payload: payload))
      }
    }
  }
}

extension Chart {
  /// A way through a rule.
  private struct Way {
    let state: Int
    let position: Int
    let cost: Cost
    let parts: [(slot: Int, payload: Int32)]
  }

  /// What a rule was found to hold.
  private struct Held {
    let group: Int32
    let end: Int
    let cost: Cost
    let parts: [(slot: Int, payload: Int32)]
  }

  /// A rule may hold as many tokens as this; more ways than this are not tried.
  private static let longestGroup = 10
  private static let mostWays = 400

  private mutating func addGroups(at start: Int) {
    var ways = [Way(state: Automaton.start, position: start, cost: .zero, parts: [])]
    var held: [Held] = []
    var next = 0
    while next < ways.count, ways.count < Self.mostWays {
      let way = ways[next]
      next += 1
      if way.position > start { hold(way, &held) }
      guard way.position < min(count, start + Self.longestGroup) else { continue }
      for index in self[way.position] { follow(spans[index], way, from: start, &ways) }
    }
    for found in held {
      let payload = add(
        Payload(
          list: -1, content: .group(found.parts), start: Int32(start), end: Int32(found.end)))
      for symbol in compiled.groupSymbols[Int(found.group)] {
        groupSpans.append(
          Span(symbol: symbol, end: Int32(found.end), cost: found.cost, payload: payload))
      }
    }
  }

  private func follow(_ span: Span, _ way: Way, from start: Int, _ ways: inout [Way]) {
    if span.symbol == Span.skip {
      guard way.position > start else { return }
      ways.append(
        Way(
          state: way.state, position: Int(span.end), cost: way.cost + span.cost, parts: way.parts))
      return
    }
    guard let target = compiled.groups.step(way.state, span.symbol) else { return }
    var parts = way.parts
    switch compiled.symbol(span.symbol) {
    case .list(_, slot: .some(let slot)), .number(_, let slot), .ordinal(let slot):
      parts.append((slot, span.payload))
    default: break
    }
    ways.append(
      Way(state: target, position: Int(span.end), cost: way.cost + span.cost, parts: parts))
  }

  /// Keeps the cheapest ways of each rule to each end, at most two that tie.
  private func hold(_ way: Way, _ held: inout [Held]) {
    for group in compiled.groups.templates(at: way.state) {
      let same = held.indices.filter { held[$0].group == group && held[$0].end == way.position }
      if let best = same.first {
        if held[best].cost < way.cost || same.count > 1 { continue }
        if held[best].cost > way.cost {
          held.removeAll { $0.group == group && $0.end == way.position }
        }
      }
      held.append(Held(group: group, end: way.position, cost: way.cost, parts: way.parts))
    }
  }
}
