/// Tries the `test` and `not` lines of intents.
///
/// A test passes when its intent wins it, with the slots it names, in one of the contexts of ``Trials``; a tie with an intent
/// that comes to the same counts as won. A `not` must not be understood as its intent in any of these contexts; that the intent
/// fits but for a name nobody knows is allowed, for then nothing is done.
struct SentenceCheck {
  private let intents: [Grammar.Intent]
  private let trials: Trials
  private let sources: IntentSources

  init(_ intents: [Grammar.Intent], _ trials: Trials, _ sources: IntentSources) {
    self.intents = intents
    self.trials = trials
    self.sources = sources
  }

  var problems: [IntentError] {
    intents.flatMap { intent in
      let contexts = trials.contexts(of: intent)
      return intent.tests.compactMap { problem(of: $0, intent, contexts) }
        + intent.nots.filter { matches($0, intent, contexts) }.map {
          sources.error(.matchesThoughNot(utterance: $0.utterance), at: $0.location)
        }
    }
  }

  private func problem(
    of test: Grammar.Test, _ intent: Grammar.Intent, _ contexts: [Context]
  ) -> IntentError? {
    var worst: TrialResult?
    for context in contexts {
      let understanding = trials.understand(test.utterance, in: context)
      let verdict = trials.verdict(on: understanding, for: intent.name, expecting: test.slots)
      if verdict == .won { return nil }
      if case .slotsDiffer = verdict { worst = verdict }
      worst = worst ?? verdict
    }
    switch worst {
    case .lost(let winner):
      return sources.error(
        .wrongWinner(utterance: test.utterance, winner: winner), at: test.location)
    case .slotsDiffer(let found):
      return sources.error(.wrongSlots(utterance: test.utterance, found: found), at: test.location)
    case .won, nil: return nil
    }
  }

  private func matches(
    _ test: Grammar.Test, _ intent: Grammar.Intent, _ contexts: [Context]
  ) -> Bool {
    contexts.contains { context in
      trials.understand(test.utterance, in: context).readings.contains {
        $0.intent == intent.name && $0.method != .gap
      }
    }
  }
}
