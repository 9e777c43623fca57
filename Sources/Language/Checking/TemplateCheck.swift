/// Finds templates that can never win: each of the sentences tried is understood otherwise, or might as well be.
///
/// A tie with an intent that comes to the same is no loss.
struct TemplateCheck {
  private let intents: [Grammar.Intent]
  private let trials: Trials
  private let sampler: Sampler
  private let sources: IntentSources

  init(
    _ intents: [Grammar.Intent], _ trials: Trials, _ sampler: Sampler, _ sources: IntentSources
  ) {
    self.intents = intents
    self.trials = trials
    self.sampler = sampler
    self.sources = sources
  }

  /// So many sentences of a template are tried before it is called hopeless.
  private static let mostSentences = 12

  var problems: [IntentError] {
    intents.flatMap { intent in
      let contexts = trials.contexts(of: intent)
      return intent.templates.filter { !canWin($0, intent, contexts) }.map {
        sources.error(.neverWins, at: $0.location)
      }
    }
  }

  private func canWin(
    _ template: Grammar.Template, _ intent: Grammar.Intent, _ contexts: [Context]
  ) -> Bool {
    sampler.sentences(of: template, limit: Self.mostSentences).contains { sentence in
      contexts.contains { context in
        let understanding = trials.understand(sentence, in: context)
        return understanding.readings.contains { $0.method == .template }
          && trials.verdict(on: understanding, for: intent.name) == .won
      }
    }
  }
}
