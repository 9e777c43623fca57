/// The contexts in which the sentences of an intent are tried.
///
/// - Every `when` word of the intent holds. A word that is also where a list has its names from ("comics" for
///   `list comic = @comics`) makes that list the preferred one, as if its things were on show; with several such words, each is
///   tried.
/// - First nothing is in focus. Then, for each list of names that the intent speaks of, the first thing of the list is in focus,
///   as if it had just been shown: so sentences may say "it".
struct Trials: Sendable {
  private let grammar: Grammar
  private let lexicon: Lexicon
  private let matcher: Matcher
  private let yielding: Set<String>

  /// The verbs that yield are those that give way when another intent fits as well.
  init(_ grammar: Grammar, _ lexicon: Lexicon, _ matcher: Matcher, yielding: [String]) {
    self.grammar = grammar
    self.lexicon = lexicon
    self.matcher = matcher
    self.yielding = Set(yielding)
  }

  /// Who wins a sentence that was written for an intent; slots besides those expected may be there.
  func verdict(
    on understanding: Understanding, for intent: String,
    expecting expected: [(name: String, value: String)] = []
  ) -> TrialResult {
    TrialResult(
      of: understanding, for: intent, expecting: expected, SpellingsOfThings(grammar, lexicon),
      yielding: yielding)
  }

  func understand(_ text: String, in context: Context) -> Understanding {
    matcher.understand(text, in: context)
  }

  func contexts(of intent: Grammar.Intent) -> [Context] {
    var preferred = intent.circumstances.compactMap(list).map(Optional.some)
    if preferred.isEmpty { preferred = [nil] }
    let plain = preferred.map { Context(circumstances: intent.circumstances, preferred: $0) }
    return plain + grammar.namesLists(of: intent).compactMap { focused(on: $0, intent) }
  }

  /// The list that takes its names from a source.
  private func list(from source: String) -> String? {
    grammar.lists.keys.sorted().first { grammar.lists[$0]?.source == source }
  }

  private func focused(on list: String, _ intent: Grammar.Intent) -> Context? {
    guard let source = grammar.lists[list]?.source, let first = lexicon.entries[source]?.first
    else { return nil }
    return Context(
      focus: [(list, first.value)], circumstances: intent.circumstances + [source],
      preferred: list)
  }
}
