extension Chart {
  /// A draft that won as a reading with named slots.
  func reading(
    _ draft: Draft, _ uses: ArraySlice<Draft.Use>, _ method: Reading.Method, tokens: [String]
  ) -> Reading {
    let intent = draft.intent
    let template = compiled.templates[draft.template]
    var slots = uses.map { slot($0) }
    let missing = fill(&slots, intent)
    return Reading(
      intent: compiled.intents[intent].name, does: compiled.intents[intent].does,
      slots: slots, missing: missing, cost: draft.cost,
      location: template.location, template: template.text, method: method, tokens: tokens)
  }

  private func slot(_ use: Draft.Use) -> Slot {
    let name = compiled.slotNames[Int(use.slot)]
    if use.payload >= 0 { return slot(name, payloads[Int(use.payload)]) }
    let isUnknown = use.payload == Span.unknown
    return slot(
      name,
      Payload(
        list: isUnknown ? compiled.symbols.list(of: use.symbol) : -1,
        content: isUnknown ? .unknown : .text, start: use.start, end: use.end))
  }

  /// Adds what the intent wants and the sentence did not say from the context; tells what is still missing.
  private func fill(_ slots: inout [Slot], _ intent: Int) -> [String] {
    var missing: [String] = []
    let said = slots.count
    for (index, name) in compiled.intents[intent].names.enumerated()
    where !slots[..<said].contains(where: { $0.name == name }) {
      let list = Int(compiled.intents[intent].wanted[index].list)
      guard let focus = context.focus(in: list, compiled) else {
        missing.append(name)
        continue
      }
      let value = compiled.lists[list].values[Int(focus.entry)]
      slots.append(
        Slot(
          name: name, list: compiled.lists[list].name, value: .things([value]), mended: nil,
          isGuess: false, isPartial: false, isTelling: false, isFromContext: true, range: 0..<0))
    }
    return missing
  }
}

extension Chart {
  /// A payload as a slot of a name.
  func slot(_ name: String, _ payload: Payload) -> Slot {
    let range = Int(payload.start)..<Int(payload.end)
    let list = payload.list >= 0 ? Int(payload.list) : nil
    var mended: String?
    let value = value(of: payload, list)
    if payload.isMended, case .things(let values) = value { mended = values.first }
    return Slot(
      name: name, list: list.map { compiled.lists[$0].name } ?? "", value: value, mended: mended,
      isGuess: payload.isGuess, isPartial: payload.isPartial,
      isTelling: range.contains { isTelling($0) },
      isFromContext: payload.isFromContext, range: range)
  }

  private func isTelling(_ token: Int) -> Bool {
    let word = lattice.words[token]
    if lattice.isOrdinaryWithEnding(at: token, compiled) { return false }
    guard word >= 0 else { return true }
    return compiled.vocabulary.uses[Int(word)].isDisjoint(with: [.command, .ordinary, .filler])
  }

  private func value(of payload: Payload, _ list: Int?) -> Slot.Value {
    switch payload.content {
    case .things(let entries):
      return .things(
        list.map { list in things(of: entries).map { compiled.lists[list].values[Int($0)] } } ?? [])
    case .number(let number): return .number(number)
    case .outOfRange(let number, let list):
      let range = compiled.numbers[Int(list)]
      return .outOfRange(number, low: range.low, high: range.high)
    case .group(let parts):
      return .group(
        fillings(of: parts).map { part in
          slot(compiled.slotNames[Int(part.slot)], payloads[Int(part.payload)])
        })
    case .text:
      return .text(utterance.sourceText(from: Int(payload.start), to: Int(payload.end)))
    case .unknown: return .unknown(unknownText(from: Int(payload.start), to: Int(payload.end)))
    }
  }

  /// The person's words for a name that nobody knows, without the little words around it.
  private func unknownText(from start: Int, to end: Int) -> String {
    var start = start
    while start + 1 < end, lattice.words[start] >= 0,
      compiled.vocabulary.uses[Int(lattice.words[start])].contains(.filler)
    {
      start += 1
    }
    var end = end
    while end - 1 > start, lattice.words[end - 1] >= 0,
      compiled.vocabulary.uses[Int(lattice.words[end - 1])].contains(.filler)
    {
      end -= 1
    }
    return utterance.sourceText(from: start, to: end)
  }
}
