/// Finds rules and lists that do not exist, rules that lead back to themselves, and `{text}` where it cannot stand.
struct ReferenceCheck {
  private let grammar: Grammar
  private let lexicon: Lexicon
  private let sources: IntentSources

  init(_ grammar: Grammar, _ lexicon: Lexicon, _ sources: IntentSources) {
    self.grammar = grammar
    self.lexicon = lexicon
    self.sources = sources
  }

  var problems: [IntentError] {
    var found = listProblems + pronounProblems
    for name in grammar.rules.keys.sorted() {
      guard let rule = grammar.rules[name], let location = grammar.ruleLocations[name] else {
        continue
      }
      found += problems(in: rule, at: location)
      if leadsBack(name) { found.append(sources.error(.recursiveRule(name), at: location)) }
    }
    for template in grammar.intents.flatMap(\.templates) {
      found += problems(in: template.expression, at: template.location)
    }
    if found.isEmpty { found = textProblems }
    return found
  }

  private func problems(in expression: Expression, at location: SourceLocation) -> [IntentError] {
    let rules = expression.ruleNames.filter { grammar.rules[$0] == nil }
    let lists = expression.listNames.filter { !isKnown($0) }
    return rules.map { sources.error(.unknownRule($0), at: location, of: "<\($0)") }
      + lists.map { sources.error(.unknownList($0), at: location, of: "{\($0)") }
  }

  private func isKnown(_ list: String) -> Bool {
    grammar.lists[list] != nil || grammar.numbers[list] != nil || list == "ordinal"
  }

  private var listProblems: [IntentError] {
    var found: [IntentError] = []
    for name in grammar.lists.keys.sorted() {
      guard let list = grammar.lists[name] else { continue }
      if let source = list.source, lexicon.entries[source] == nil {
        found.append(sources.error(.unknownList("@\(source)"), at: list.location, of: "@\(source)"))
      }
      for spelling in list.entries.flatMap(\.spellings) {
        found += problems(in: spelling, at: list.location)
        for slot in spelling.listNames {
          found.append(sources.error(.unexpected("{\(slot)}"), at: list.location, of: "{\(slot)"))
        }
      }
    }
    return found
  }

  private var pronounProblems: [IntentError] {
    grammar.pronouns.flatMap(\.lists).filter { grammar.lists[$0] == nil }.compactMap { list in
      sources.place(of: "pronoun", holding: list).map {
        sources.error(.unknownList(list), at: $0)
      }
    }
  }

  private func leadsBack(_ name: String) -> Bool {
    var (reached, seen, next) = (grammar.rules[name]?.ruleNames ?? [], Set<String>(), 0)
    while next < reached.count {
      if reached[next] == name { return true }
      if seen.insert(reached[next]).inserted {
        reached += grammar.rules[reached[next]]?.ruleNames ?? []
      }
      next += 1
    }
    return false
  }
}

extension ReferenceCheck {
  private var textProblems: [IntentError] {
    grammar.intents.flatMap(\.templates).flatMap { template in
      var found: [IntentError.Problem] = []
      _ = givesCue(template.expression, isLast: true, afterCue: false, &found)
      return found.map { sources.error($0, at: template.location, of: "{text") }
    }
  }

  /// Whether an expression always holds a word as it is written; notes where `{text}` lacks one, or is not the end.
  private func givesCue(
    _ expression: Expression, isLast: Bool, afterCue: Bool, _ found: inout [IntentError.Problem]
  ) -> Bool {
    switch expression {
    case .word: return true
    case .slot, .gap: return false
    case .optional(let part):
      _ = givesCue(part, isLast: isLast, afterCue: afterCue, &found)
      return false
    case .repeated(let part):
      return givesCue(part, isLast: false, afterCue: afterCue, &found)
    case .choice(let parts):
      return parts.map { givesCue($0, isLast: isLast, afterCue: afterCue, &found) }
        .allSatisfy { $0 }
    case .sequence(let parts):
      var hasCue = false
      for (index, part) in parts.enumerated() {
        let atEnd = isLast && index == parts.count - 1
        let given = givesCue(part, isLast: atEnd, afterCue: afterCue || hasCue, &found)
        hasCue = hasCue || given
      }
      return hasCue
    case .rule(let name, _):
      guard let rule = grammar.rules[name] else { return false }
      return givesCue(rule, isLast: isLast, afterCue: afterCue, &found)
    case .text:
      if !isLast { found.append(.textNotLast) }
      if !afterCue { found.append(.textWithoutCue) }
      return false
    }
  }
}
