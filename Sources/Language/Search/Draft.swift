/// A reading in the matcher's numbers, before anything is made of it that only the winner needs.
struct Draft {
  let template: Int
  let intent: Int
  let cost: Cost
  /// What the sentence says of each slot, in its order.
  let uses: [Use]
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

  /// Nil when the circumstances of its intent do not hold.
  init?(_ completion: Search.Completion, _ search: Search) {
    let (compiled, context) = (search.chart.compiled, search.chart.context)
    template = Int(completion.template)
    intent = compiled.templates[template].intent
    guard context.allows(compiled.intents[intent]) else { return nil }
    uses = Self.uses(completion.way, search)
    if search.gaps > 0, !Self.isWorthAsking(completion.way, search) { return nil }
    var cost = completion.cost
    var isLacking = false
    for wanted in compiled.intents[intent].wanted
    where !uses.contains(where: { $0.slot == wanted.slot }) {
      if let steps = context.focus.firstIndex(where: { $0.list == Int(wanted.list) }) {
        cost = cost + .context(1 + steps)
      } else {
        isLacking = true
      }
    }
    self.cost = cost
    self.isLacking = isLacking
  }

  /// Whether a name that nobody knows stands beside words of a template, and holds no word that means something here.
  private static func isWorthAsking(_ way: Int32, _ search: Search) -> Bool {
    let chart = search.chart
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
        if use.isDisjoint(with: [.command, .ordinary, .filler]) { isNew = true } else if use
          .isDisjoint(with: .filler) { return false }
      }
      if !isNew { return false }
    }
    return hasWords
  }

  private static func uses(_ way: Int32, _ search: Search) -> [Use] {
    var uses: [Use] = []
    var number = way
    while number >= 0 {
      let way = search.ways[Int(number)]
      number = way.previous
      let slot = search.chart.compiled.symbols.slot(of: way.symbol)
      guard slot >= 0 else { continue }
      uses.append(
        Use(
          symbol: way.symbol, slot: slot, payload: way.payload, start: way.start, end: way.end))
    }
    uses.reverse()
    return uses
  }

  /// Whether two say the same: one intent, and the same things in the same slots.
  func says(_ other: Draft, in chart: Chart) -> Bool {
    intent == other.intent && uses.count == other.uses.count
      && zip(uses, other.uses).allSatisfy { chart.isSame($0, $1) }
  }
}

extension Chart {
  fileprivate func isSame(_ left: Draft.Use, _ right: Draft.Use) -> Bool {
    guard left.slot == right.slot, left.start == right.start, left.end == right.end else {
      return false
    }
    if left.payload == right.payload { return left.payload >= 0 || left.symbol == right.symbol }
    return left.payload >= 0 && right.payload >= 0
      && isSame(payloads[Int(left.payload)], payloads[Int(right.payload)])
  }

  private func isSame(_ left: Payload, _ right: Payload) -> Bool {
    guard left.list == right.list, left.start == right.start, left.end == right.end,
      left.isMended == right.isMended, left.isPartial == right.isPartial,
      left.isFromContext == right.isFromContext
    else { return false }
    switch (left.content, right.content) {
    case (.things(let left), .things(let right)): return things(of: left) == things(of: right)
    case (.group(let left), .group(let right)):
      return fillings(of: left).elementsEqual(fillings(of: right)) {
        $0.slot == $1.slot && isSame(payloads[Int($0.payload)], payloads[Int($1.payload)])
      }
    default: return left.content == right.content
    }
  }
}
