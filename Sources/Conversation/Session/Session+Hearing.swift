import Catalogs

extension Session {
  /// What an interpretation means for the state, before anything is carried out.
  func hear(_ interpretation: Interpretation, text: String) -> [Action] {
    switch interpretation {
    case .nothing:
      return []
    case .commands(let commands, let mended, _, let reasoning):
      let understood: Action = .hearing(.understood(commands, mended: mended))
      if commands.allSatisfy(\.isAboutTheTalk) { return [understood] }
      return [.hearing(.heard(text, word: mended.first, reasoning)), understood]
    case .ask(let question, let reasoning):
      let items = question.candidates.compactMap(\.item).compactMap { world.library[$0] }
      let hidden = workflow().hidden(items)
      return heard(text, nil, reasoning, .asked(question, items, hidden: hidden))
    case .partly(let unknown, let catalog, let nearest, let reasoning):
      let items = nearest.compactMap { world.library[$0] }
      return heard(
        text, unknown, reasoning,
        .nameUnknown(unknown, catalog, nearest: items, Reach(world.library)))
    case .missing(let what, let reasoning):
      return heard(text, nil, reasoning, .contextMissing(what))
    case .outOfRange(let number, let subject, let low, let high, let reasoning):
      // The words only know the comics that are built in.
      let known = subject == .comic ? world.library[.comics].numbers : nil
      let range = OutOfRange(
        number, of: subject, low: low, high: known.map { String($0.upperBound) } ?? high)
      return heard(text, nil, reasoning, .outOfRange(range))
    case .unknown(let word, let nearest, let reasoning):
      return heard(text, word, reasoning, .notUnderstood(word: word, nearest: nearest))
    }
  }

  private func heard(
    _ text: String, _ word: String?, _ reasoning: Reasoning, _ action: HearingAction
  ) -> [Action] {
    [.hearing(.heard(text, word: word, reasoning)), .hearing(action)]
  }
}

extension Interpretation {
  /// What counts from now is settled before anything is done: "last month" means the same as long as it is remembered.
  func dated(by world: World) -> Interpretation {
    guard case .commands(let commands, let mended, let besides, let reasoning) = self,
      commands.contains(where: \.isDatedFromNow)
    else { return self }
    let now = world.now()
    return .commands(
      commands.map { $0.dated(at: now) }, mended: mended, besides: besides, reasoning: reasoning)
  }
}
