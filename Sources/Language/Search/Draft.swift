/// A reading in the matcher's numbers, before anything is made of it that only the winner needs.
struct Draft {
  let template: Int
  let intent: Int
  let cost: Cost
  /// What the sentence says of each slot, in its order: where it lies in the uses of all drafts.
  let uses: Range<Int>
  /// Whether the sentence and the context lack something.
  let isLacking: Bool

  /// A slot, with a payload of the chart or a stretch of the person's own words.
  struct Use {
    let symbol: Int32
    let slot: Int32
    let payload: Int32
    let start: Int32
    let end: Int32
  }

  /// Adds what it uses to the uses of all drafts; nil when the circumstances of its intent do not hold.
  init?(
    _ completion: Search.Completion, _ search: borrowing Search, _ chart: borrowing Chart,
    _ all: inout [Use]
  ) {
    let compiled = chart.compiled
    template = Int(completion.template)
    intent = compiled.templates[template].intent
    guard chart.context.allows(intent, compiled) else { return nil }
    let start = all.count
    Self.add(completion.way, search, compiled.symbols, to: &all)
    uses = start..<all.count
    if search.gaps > 0, !Self.isWorthAsking(completion.way, search, chart) { return nil }
    var cost = completion.cost + chart.context.distance(of: intent, compiled)
    var isLacking = false
    for wanted in compiled.intents[intent].wanted
    where !uses.contains(where: { all[$0].slot == wanted.slot }) {
      let focus = chart.context.focus(in: Int(wanted.list), chart.compiled)
      if let focus { cost = cost + .context(1 + focus.step) } else { isLacking = true }
    }
    self.cost = cost
    self.isLacking = isLacking
  }

  /// Whether a name that nobody knows stands beside words of a template, and holds no word that means something here.
  private static func isWorthAsking(
    _ way: Int32, _ search: borrowing Search, _ chart: borrowing Chart
  ) -> Bool {
    var hasWords = false
    var number = way
    while number >= 0 {
      let way = search.ways[Int(number)]
      number = way.previous
      if way.symbol >= 0, way.payload == Span.none { hasWords = true }
      guard way.payload == Span.unknown else { continue }
      var isNew = false
      for index in Int(way.start)..<Int(way.end) {
        let word = chart.lattice.words[index]
        let use = word < 0 ? [] : chart.compiled.vocabulary.uses[Int(word)]
        if use.isDisjoint(with: [.command, .ordinary, .filler]) {
          isNew = true
        } else if use
          .isDisjoint(with: .filler)
        {
          return false
        }
      }
      if !isNew { return false }
    }
    return hasWords
  }

  /// Adds the slots that a way fills, in their order.
  private static func add(
    _ way: Int32, _ search: borrowing Search, _ symbols: SymbolTable, to all: inout [Use]
  ) {
    let start = all.count
    var number = way
    while number >= 0 {
      let way = search.ways[Int(number)]
      number = way.previous
      let slot = symbols.slot(of: way.symbol)
      guard slot >= 0 else { continue }
      all.append(
        Use(
          symbol: way.symbol, slot: slot, payload: way.payload, start: way.start, end: way.end))
    }
    // Swapped in place: a reversed slice would be a copy.
    var (first, last) = (start, all.count - 1)
    while first < last {
      all.swapAt(first, last)
      first += 1
      last -= 1
    }
  }
}
