/// Finds rules and lists of words that no sentence needs, and intents that no sentence can mean.
///
/// Lists of names may stand idle: names are offered, and stood for by pronouns, where no sentence takes them.
struct UnusedCheck {
  private let grammar: Grammar
  private let sources: IntentSources

  init(_ grammar: Grammar, _ sources: IntentSources) {
    self.grammar = grammar
    self.sources = sources
  }

  var problems: [IntentError] {
    let (rules, lists) = used
    let idleRules = grammar.ruleLocations.filter { !rules.contains($0.key) }.map {
      sources.error(.unusedRule($0.key), at: $0.value)
    }
    let idleLists = grammar.lists.filter { !lists.contains($0.key) && $0.value.source == nil }.map {
      sources.error(.unusedList($0.key), at: $0.value.location)
    }
    let silent = grammar.intents.filter { $0.templates.isEmpty && $0.words.isEmpty }.map {
      sources.error(.missingSay($0.name), at: $0.location)
    }
    return idleRules + idleLists + silent
  }

  /// The rules and lists that sentences lead to, through whatever rules.
  private var used: (rules: Set<String>, lists: Set<String>) {
    var (rules, lists): (Set<String>, Set<String>) = ([], [])
    var next = grammar.intents.flatMap(\.templates).map(\.expression)
    next += grammar.lists.values.flatMap(\.entries).flatMap(\.spellings)
    while let expression = next.popLast() {
      lists.formUnion(expression.listNames)
      for name in expression.ruleNames where rules.insert(name).inserted {
        if let rule = grammar.rules[name] { next.append(rule) }
      }
    }
    return (rules, lists)
  }
}
