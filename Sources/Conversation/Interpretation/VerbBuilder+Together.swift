import Catalogs
import Language

/// Things that stand beside each other without their names being said: "which is stronger", "compare 1 and 3".
extension VerbBuilder {
  static let mostCompared = 5

  /// `compare focus {fishMore}` without a name: what a question asks about, else the two last spoken of.
  var compareTogether: Built? {
    if let asked = comparedInQuestion { return asked }
    let together = state.together
    guard state.comparedLast == nil, together.allSatisfy({ $0.catalog == together[0].catalog })
    else { return nil }
    return compared(together)
  }

  /// `compare listed {small?}`: the first few of what is in view, else what was spoken of last.
  ///
  /// `compare listed all {small}`: as many as that, which were spoken of one after the other before all else.
  var compareListed: Built {
    if arguments.contains("all"), let number {
      if let items = state.compared, items.count == number, let all = compared(items) { return all }
      if state.recent.count >= number, let all = compared(state.recent.prefix(number).reversed()) {
        return all
      }
    }
    if number == nil {
      if let asked = comparedInQuestion { return asked }
      if state.comparedLast == nil, let together = compared(state.together) { return together }
    }
    var items = Array(state.itemsInView.prefix(number ?? Self.mostCompared + 1))
    if items.count < 2, let number { items = state.recent.prefix(number).reversed() }
    return compared(items) ?? .missing(.comparison)
  }

  /// `compare entries`: those of the list in view that are told by their places.
  var compareEntries: Built {
    let places = builder.reading.slots.compactMap { slot in
      if case .number(let number) = slot.value { number.numerator } else { nil }
    }
    // Of two that are compared already nobody says the places, if there is a list behind them.
    let question = state.question?.kind == .which ? state.itemsInView : []
    let compared = state.compared ?? []
    let views = [question, compared.count > 2 ? compared : [], state.shown, compared]
      .filter { !$0.isEmpty }
    guard let first = views.first else { return .missing(.list) }
    for view in views {
      let items = places.compactMap(view.entry)
      if items.count == places.count { return self.compared(items) ?? .missing(.comparison) }
    }
    let missed = places.first { first.entry(numbered: $0) == nil } ?? 0
    return .outOfRange("\(missed)", of: .entry, low: "1", high: "\(first.count)")
  }

  /// Things beside each other, where they can be; nil where they cannot, or lack what they are to be compared by.
  private func compared(_ items: [ItemID]) -> Built? {
    guard 2...Self.mostCompared ~= items.count else { return nil }
    let fact = by
    if let fact, !items.allSatisfy({ builder.library[$0.catalog].spec(of: fact) != nil }) {
      return nil
    }
    return done(.compare(items, by: fact, least: isLeast))
  }

  /// What an open question is about: each of its choices as a comparison where they are of several things, else the
  /// choices beside each other.
  private var comparedInQuestion: Built? {
    guard let question = state.question, question.kind == .which else { return nil }
    let choices = question.choices
    let comparing = choices.compactMap { $0.comparing(by: by, least: isLeast) }
    if comparing.count == choices.count { return .ask(comparing, total: question.total) }
    return compared(question.candidates.compactMap(\.item))
  }
}

extension Question.Candidate {
  /// The same choice, as a comparison of all the things that it is about; nil where it is about one alone.
  fileprivate func comparing(by fact: Fact?, least isLeast: Bool) -> Self? {
    var items: [ItemID] = []
    for command in commands {
      var about = [command.item].compactMap { $0 }
      if case .compare(let compared, _, _) = command { about = compared }
      for item in about where !items.contains(item) { items.append(item) }
    }
    guard 2...VerbBuilder.mostCompared ~= items.count else { return nil }
    return Self(commands: [.compare(items, by: fact, least: isLeast)], item: item, further: further)
  }
}
