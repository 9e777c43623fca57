/// Reads loose wording without a template: things, telling words, and nothing important left over.
struct Evidence {
  private let chart: Chart
  private let compiled: Compiled
  private let context: ContextView

  init(_ chart: Chart, _ compiled: Compiled, _ context: ContextView) {
    self.chart = chart
    self.compiled = compiled
    self.context = context
  }

  /// What one token, or a stretch of tokens, was taken for.
  private enum Piece {
    case thing(Int32)
    case word(Int32)
    case filler
    case unknown
  }

  /// The one intent that explains the utterance best, or nil when none does or two do.
  func reading() -> Reading? {
    let pieces = pieces()
    var best: (score: Int, intent: Int, slots: [Slot], leftover: Int)?
    var isTied = false
    for index in compiled.cues.candidates(chart.lattice.words) {
      guard let scored = score(index, pieces) else { continue }
      if let known = best, known.score == scored.score {
        isTied = true
      } else if best.map({ scored.score > $0.score }) ?? true {
        best = (scored.score, index, scored.slots, scored.leftover)
        isTied = false
      }
    }
    guard let best, !isTied else { return nil }
    let intent = compiled.grammar.intents[best.intent]
    return Reading(
      intent: intent.name, does: intent.does, slots: best.slots, missing: [],
      cost: .unexplained(best.leftover) + .skipped(4), location: intent.location,
      template: "words " + intent.words.joined(separator: " "), method: .evidence,
      tokens: chart.utterance.tokens.indices.map(chart.utterance.text))
  }

  /// The utterance cut into things and words, the longest and cheapest thing first.
  private func pieces() -> [Piece] {
    var pieces: [Piece] = []
    var position = 0
    while position < chart.count {
      let word = chart.lattice.words[position]
      if let thing = bestThing(at: position, besides: word) {
        pieces.append(.thing(chart.spans[thing].payload))
        position = Int(chart.spans[thing].end)
      } else {
        pieces.append(piece(word))
        position += 1
      }
    }
    return pieces
  }

  private func piece(_ word: Int32) -> Piece {
    guard word >= 0 else { return .unknown }
    let use = compiled.vocabulary.uses[Int(word)]
    if compiled.cues.isCue(word) { return .word(word) }
    if use.contains(.filler) { return .filler }
    return use.contains(.command) ? .word(word) : .unknown
  }

  private func bestThing(at position: Int, besides word: Int32) -> Int? {
    var best: Int?
    for index in chart[position] where chart.spans[index].payload >= 0 {
      let span = chart.spans[index]
      let payload = chart.payloads[Int(span.payload)]
      guard case .things = payload.content else { continue }
      if word >= 0, compiled.cues.isCue(word), Int(span.end) == position + 1 { continue }
      if payload.isPartial, payload.isMended { continue }
      if let known = best.map({ chart.spans[$0] }) {
        if (span.end, known.cost) > (known.end, span.cost) { best = index }
      } else {
        best = index
      }
    }
    return best
  }

  /// How well an intent explains the pieces; nil when it does not.
  private func score(
    _ index: Int, _ pieces: [Piece]
  ) -> (score: Int, slots: [Slot], leftover: Int)? {
    let intent = compiled.grammar.intents[index]
    if !intent.circumstances.isEmpty,
      !intent.circumstances.contains(where: context.circumstances.contains)
    {
      return nil
    }
    var wanted = intent.does.compactMap { word -> String? in
      if case .slot(let name) = word, !name.hasSuffix("?") { name } else { nil }
    }
    let hasThings = !wanted.isEmpty
    var slots: [Slot] = []
    var (cues, leftover) = (0, 0)
    for piece in pieces {
      switch piece {
      case .filler: break
      case .unknown: leftover += 1
      case .word(let word):
        if compiled.cues.forbids(word, index) { return nil }
        if compiled.cues.holds(word, index) {
          cues += compiled.cues.weight(word)
        } else {
          return nil
        }
      case .thing(let payload):
        guard let slot = take(payload, &wanted) else { return nil }
        slots.append(slot)
      }
    }
    let isVague = slots.contains { slot in
      if case .things(let things) = slot.value { slot.isPartial && things.count > 5 } else { false }
    }
    guard cues > 0, wanted.isEmpty, !(isVague && leftover > 0), leftover <= (hasThings ? 1 : 0) else { return nil }
    return (cues - leftover * 40, slots, leftover)
  }

  /// The slot that a thing fills, taken off the list of slots that are wanted.
  private func take(_ number: Int32, _ wanted: inout [String]) -> Slot? {
    let payload = chart.payloads[Int(number)]
    // The same words may be things of several lists: any span over them will do.
    for (index, name) in wanted.enumerated() {
      guard let list = compiled.list(ofSlot: name) else { continue }
      for span in chart[Int(payload.start)]
      where chart.spans[span].end == payload.end && chart.spans[span].payload >= 0 {
        let other = chart.payloads[Int(chart.spans[span].payload)]
        guard Int(other.list) == list else { continue }
        wanted.remove(at: index)
        return compiled.slot(name, other, chart)
      }
    }
    return nil
  }
}
