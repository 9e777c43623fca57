/// Finds intents that do nothing, do something nobody knows, or want a slot that nothing can fill.
struct DoesCheck {
  private let grammar: Grammar
  private let verbs: Set<String>
  private let sources: IntentSources

  init(_ grammar: Grammar, _ verbs: [String], _ sources: IntentSources) {
    self.grammar = grammar
    self.verbs = Set(verbs)
    self.sources = sources
  }

  func problems(of intent: Grammar.Intent) -> [IntentError] {
    guard let verb = intent.does.first,
      let place = sources.place(of: "does", in: intent.location)
    else { return [sources.error(.missingDoes(intent.name), at: intent.location)] }
    var found: [IntentError] = []
    switch verb {
    case .word(let word) where verbs.contains(word): break
    case .word(let word), .slot(let word):
      found.append(sources.error(.unknownCommand(word), at: place))
    }
    return found
      + unfilled(intent).map { slot in
        sources.error(.unknownSlot(slot.withoutMark), at: place, of: "{\(slot)}")
      }
  }

  /// Whether it wants a slot that nothing fills, and cannot do without it.
  func wantsInVain(_ intent: Grammar.Intent) -> Bool {
    unfilled(intent).contains { !$0.hasSuffix("?") }
  }

  /// The slots of the `does` line that nothing fills.
  private func unfilled(_ intent: Grammar.Intent) -> [String] {
    let filled = intent.templates.reduce(into: Set<String>()) { slots, template in
      slots.formUnion(grammar.slots(of: template.expression))
    }
    return intent.does.compactMap { word in
      guard case .slot(let slot) = word else { return nil }
      // What is in focus fills a slot that is called as its list of names.
      let isFilled =
        filled.contains(slot.withoutMark) || grammar.lists[slot.withoutMark]?.source != nil
      return isFilled ? nil : slot
    }
  }
}
