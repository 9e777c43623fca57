/// Turns a way through the automaton into a reading with named slots.
struct ReadingBuilder {
  private let search: Search
  private let compiled: Compiled
  private let context: ContextView

  init(_ search: Search, _ compiled: Compiled, _ context: ContextView) {
    self.search = search
    self.compiled = compiled
    self.context = context
  }

  /// Nil when the circumstances of its intent do not hold.
  func reading(_ completion: Search.Completion, _ method: Reading.Method) -> Reading? {
    let info = compiled.templates[completion.template]
    let intent = compiled.grammar.intents[info.intent]
    let template = intent.templates[info.number]
    if !intent.circumstances.isEmpty,
      !intent.circumstances.contains(where: context.circumstances.contains)
    {
      return nil
    }
    if method == .gap, !isWorthAsking(completion) { return nil }
    var slots = slots(of: completion)
    let (given, missing, steps) = compiled.fill(intent.does, slots, context)
    slots += given
    let cost = completion.cost + .context(steps)
    return Reading(
      intent: intent.name, does: intent.does, slots: slots, missing: missing, cost: cost,
      location: template.location, template: template.text, method: method,
      tokens: search.chart.utterance.tokens.indices.map(search.chart.utterance.text))
  }

  /// The moves of a way, from the first token on.
  private func path(of completion: Search.Completion) -> [Search.Step] {
    var path: [Search.Step] = []
    var index = completion.step
    while index >= 0 {
      let step = search.steps[Int(index)]
      path.append(step)
      index = step.previous
    }
    return path.reversed()
  }

  /// Whether a name that nobody knows stands beside words of a template, and is not made of such words itself.
  private func isWorthAsking(_ completion: Search.Completion) -> Bool {
    var hasWords = false
    for step in path(of: completion) where step.symbol >= 0 {
      switch compiled.symbol(step.symbol) {
      case nil, .list(_, slot: nil): hasWords = true
      case .list(_, slot: .some) where step.payload >= 0:
        guard case .unknown = search.chart.payloads[Int(step.payload)].content else { continue }
        let isNew = (Int(step.start)..<Int(step.end)).contains { index in
          let word = search.chart.lattice.words[index]
          return word < 0 || !compiled.vocabulary.uses[Int(word)].contains(.command)
        }
        if !isNew { return false }
      default: break
      }
    }
    return hasWords
  }

  private func slots(of completion: Search.Completion) -> [Slot] {
    var slots: [Slot] = []
    for step in path(of: completion) where step.symbol >= 0 {
      switch compiled.symbol(step.symbol) {
      case .list(_, slot: .some(let slot)), .number(_, let slot), .ordinal(let slot),
        .text(let slot), .group(_, let slot):
        let payload = search.chart.payloads[Int(step.payload)]
        slots.append(compiled.slot(compiled.slotNames[slot], payload, search.chart))
      default: break
      }
    }
    return slots
  }
}

extension Compiled {
  /// A payload as a slot of a name.
  func slot(_ name: String, _ payload: Payload, _ chart: Chart) -> Slot {
    let range = Int(payload.start)..<Int(payload.end)
    let utterance = chart.utterance
    let list = payload.list >= 0 ? lists[Int(payload.list)] : nil
    let value: Slot.Value
    switch payload.content {
    case .things(let entries): value = .things(entries.map { list?.values[Int($0)] ?? "" })
    case .number(let number): value = .number(number)
    case .outOfRange(let number, let low, let high):
      value = .outOfRange(number, low: low, high: high)
    case .text: value = .text(utterance.sourceText(from: range.lowerBound, to: range.upperBound))
    case .group(let parts):
      value = .group(
        parts.map { slot(slotNames[$0.slot], chart.payloads[Int($0.payload)], chart) })
    case .unknown:
      value = .unknown(utterance.sourceText(from: range.lowerBound, to: range.upperBound))
    }
    var mended: String?
    if payload.isMended, case .things(let values) = value { mended = values.first }
    return Slot(
      name: name, list: list?.name ?? "", value: value, mended: mended,
      isPartial: payload.isPartial, isFromContext: payload.isFromContext, range: range)
  }

  /// Fills what a `does` line wants and the sentence did not say from the context; tells what is still missing.
  ///
  /// `{slot?}` may be missing.
  func fill(
    _ does: [DoesWord], _ slots: [Slot], _ context: ContextView
  ) -> (given: [Slot], missing: [String], steps: Int) {
    var given: [Slot] = []
    var missing: [String] = []
    var steps = 0
    for case .slot(let name) in does where !name.hasSuffix("?") {
      if slots.contains(where: { $0.name == name }) { continue }
      guard let list = list(ofSlot: name),
        let index = context.focus.firstIndex(where: { $0.list == list })
      else {
        missing.append(name)
        continue
      }
      steps += 1 + index
      let value = lists[list].values[Int(context.focus[index].entry)]
      given.append(
        Slot(
          name: name, list: lists[list].name, value: .things([value]), mended: nil,
          isPartial: false, isFromContext: true, range: 0..<0))
    }
    return (given, missing, steps)
  }
}
