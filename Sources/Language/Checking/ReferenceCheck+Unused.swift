/// Finds rules and lists that no sentence needs, and intents that no sentence can mean.
extension ReferenceCheck {
  var unused: [IntentError] {
    var rules: Set<String> = []
    var lists = Set(grammar.pronouns.flatMap(\.lists))
    var next = grammar.intents.flatMap(\.templates).map(\.expression)
    while let expression = next.popLast() {
      lists.formUnion(expression.listNames)
      for name in expression.ruleNames where rules.insert(name).inserted {
        if let rule = grammar.rules[name] { next.append(rule) }
      }
      for name in expression.listNames {
        next +=
          grammar.lists[name]?.entries.flatMap(\.spellings).filter { !$0.ruleNames.isEmpty } ?? []
      }
    }
    let idleRules = grammar.ruleLocations.filter { !rules.contains($0.key) }.map {
      IntentError(.unusedRule($0.key), at: $0.value, line: "")
    }
    let idleLists = grammar.lists.filter { !lists.contains($0.key) }.map {
      IntentError(.unusedList($0.key), at: $0.value.location, line: "")
    }
    let silent = grammar.intents.filter { $0.templates.isEmpty && $0.words.isEmpty }.map {
      IntentError(.missingSay($0.name), at: $0.location, line: "")
    }
    return idleRules + idleLists + silent
  }
}
