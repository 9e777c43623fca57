/// Finds the things whose names begin at a token: a walk through the trie along the edges of the lattice.
struct ThingFinder {
  /// Things of one list that end at one token, at the least cost.
  private struct Find {
    let list: Int32
    let end: Int32
    var cost: Int32
    var isGuess: Bool
    /// The last of its things, a place in `links`.
    var last: Int32
  }

  /// A thing, with the one found before it for the same words, or −1.
  private struct Link {
    let entry: Int32
    let before: Int32
  }

  private var finds: [Find] = []
  private var links: [Link] = []
  private var entries: [Int32] = []

  /// At most so much may be mended within one name: two words.
  static let mostCost: Int32 = 30
  private static let mostEdits = 2

  mutating func addThings(at position: Int, to chart: inout Chart) {
    finds.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    walk(Walk(node: PhraseTrie.root, position: position), chart.compiled.trie, chart)
    for find in finds { addSpans(for: find, at: position, to: &chart) }
  }

  /// A place in the trie and in the utterance.
  private struct Walk {
    var node: Int
    var position: Int
    var cost: Int32 = 0
    var edits = 0
    var depth = 0
    var isGuess = false
    /// Whether a word was taken that only counts beside others.
    var isLonely = false

    /// Whether what was said may be something else: a word of the name that is right leaves no doubt about the other.
    var isDoubtful: Bool { isGuess && !(depth > 1 && edits < depth) }
  }

  private mutating func walk(
    _ here: Walk, _ trie: borrowing PhraseTrie, _ chart: borrowing Chart
  ) {
    if here.depth > 0, !(here.isLonely && here.depth == 1) { collect(here, trie) }
    guard here.position < chart.count else { return }
    for index in chart.lattice[here.position] {
      let edge = chart.lattice.edges[index]
      let cost = here.cost + edge.cost
      let edits = here.edits + (edge.cost > Lattice.inflection ? 1 : 0)
      guard cost <= Self.mostCost, edits <= Self.mostEdits,
        let node = trie.step(here.node, Int(edge.word))
      else { continue }
      var next = here
      next.node = node
      next.cost = cost
      next.edits = edits
      if chart.isGuess(edge, at: here.position, isPartOfName: false) { next.isGuess = true }
      if edge.second >= 0 {
        guard let second = trie.step(node, Int(edge.second)) else { continue }
        next.node = second
      }
      next.position += Int(edge.length)
      next.depth += 1
      next.isLonely = here.isLonely || edge.needsCompany
      walk(next, trie, chart)
    }
  }

  private mutating func collect(_ here: Walk, _ trie: borrowing PhraseTrie) {
    var leaf = trie.leaf(of: here.node)
    while leaf >= 0 {
      let found = trie.leaves[leaf]
      leaf = Int(found.next)
      let known = finds.firstIndex { $0.list == found.list && Int($0.end) == here.position }
      if let known {
        if here.cost < finds[known].cost {
          finds[known].cost = here.cost
          finds[known].isGuess = here.isDoubtful
          finds[known].last = link(found.entry, before: -1)
        } else if here.cost == finds[known].cost, !holds(finds[known], found.entry) {
          finds[known].last = link(found.entry, before: finds[known].last)
        }
      } else {
        finds.append(
          Find(
            list: found.list, end: Int32(here.position), cost: here.cost,
            isGuess: here.isDoubtful, last: link(found.entry, before: -1)))
      }
    }
  }

  private mutating func link(_ entry: Int32, before: Int32) -> Int32 {
    links.append(Link(entry: entry, before: before))
    return Int32(links.count - 1)
  }

  private func holds(_ find: Find, _ entry: Int32) -> Bool {
    var link = find.last
    while link >= 0 {
      if links[Int(link)].entry == entry { return true }
      link = links[Int(link)].before
    }
    return false
  }
}

extension ThingFinder {
  private mutating func addSpans(for find: Find, at position: Int, to chart: inout Chart) {
    let list = Int(find.list)
    switch chart.compiled.lists[list].kind {
    case .phrases:
      let cost = Cost.commandEdits(Int(find.cost))
      for symbol in chart.compiled.lists[list].symbols {
        chart.add(Span(symbol: symbol, end: find.end, cost: cost))
      }
    case .skips:
      guard find.cost == 0 || isShort(find, at: position, chart) else { return }
      let cost = Cost.skipped(1) + .commandEdits(Int(find.cost))
      chart.add(Span(symbol: Span.skip, end: find.end, cost: cost))
    case .pronouns:
      if find.cost == 0 { addPronoun(find, at: position, to: &chart) }
    case .closed: addThing(find, isNames: false, at: position, to: &chart)
    case .names: addThing(find, isNames: true, at: position, to: &chart)
    }
  }

  /// Whether it is one short word, in which a slip changes little: "teh".
  private func isShort(_ find: Find, at position: Int, _ chart: borrowing Chart) -> Bool {
    Int(find.end) == position + 1 && find.cost <= Int32(EditDistance.plain)
      && chart.utterance.word(position).count <= 3
  }

  private mutating func addThing(
    _ find: Find, isNames: Bool, at position: Int, to chart: inout Chart
  ) {
    let list = Int(find.list)
    let edits = Int(find.cost)
    let words = Int(find.end) - position
    let payload = chart.add(
      Payload(
        list: find.list, content: .things(chart.pool(sortedEntries(of: find))),
        start: Int32(position), end: find.end, isMended: find.cost > Lattice.inflections,
        isGuess: find.isGuess))
    let rank = chart.context.rank(
      of: list, isNames: isNames, isLate: chart.compiled.lists[list].isLate)
    let cost = Cost.edits(edits, inName: isNames) + .thing(words: words) + rank
    for symbol in chart.compiled.lists[list].symbols {
      chart.add(Span(symbol: symbol, end: find.end, cost: cost, payload: payload))
    }
  }

  private mutating func sortedEntries(of find: Find) -> [Int32] {
    entries.removeAll(keepingCapacity: true)
    var link = find.last
    while link >= 0 {
      entries.append(links[Int(link)].entry)
      link = links[Int(link)].before
    }
    if entries.count > 1 { entries.sort() }
    return entries
  }

  private func addPronoun(_ find: Find, at position: Int, to chart: inout Chart) {
    let targets = chart.compiled.lists[Int(find.list)].targets
    for (thing, step) in chart.context.focus(in: targets, chart.compiled) {
      let payload = chart.add(
        Payload(
          list: Int32(thing.list), content: .things(chart.pool(CollectionOfOne(thing.entry))),
          start: Int32(position), end: find.end, isFromContext: true))
      for symbol in chart.compiled.lists[thing.list].symbols {
        chart.add(
          Span(
            symbol: symbol, end: find.end, cost: .context(1 + step) + .loose(1), payload: payload))
      }
    }
  }
}
