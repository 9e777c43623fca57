extension Compiler {
  /// A template as a part of a network; `within` holds the rules it stands in, to see circles.
  mutating func build(
    _ expression: Expression, _ within: [String], _ template: Grammar.Template,
    into network: inout Network
  ) throws(IntentError) -> Network.Part {
    switch expression {
    case .word(let word): return network.edge(vocabulary.add(word, .command))
    case .sequence(let parts):
      guard let first = parts.first else { return network.empty() }
      var whole = try build(first, within, template, into: &network)
      for part in parts.dropFirst() {
        whole = network.joined(whole, try build(part, within, template, into: &network))
      }
      return whole
    case .choice(let parts):
      let whole = network.fork()
      for part in parts {
        network.add(try build(part, within, template, into: &network), to: whole)
      }
      return whole
    case .optional(let part):
      return network.optional(try build(part, within, template, into: &network))
    case .repeated(let part):
      return network.repeated(try build(part, within, template, into: &network))
    case .slot(let list, let name):
      return network.edge(try slotSymbol(list, name, template))
    case .text(let name): return network.edge(symbol(.text(slot: slot(name))))
    case .gap(let most): return gap(most, into: &network)
    case .rule(let name, let slotName):
      return try rule(name, slotName, within, template, into: &network)
    }
  }

  private mutating func gap(_ most: Int, into network: inout Network) -> Network.Part {
    var part = network.empty()
    for _ in 0..<most {
      part = network.optional(network.joined(network.edge(symbol(.gap)), part))
    }
    return part
  }

  private mutating func slotSymbol(
    _ list: String, _ name: String, _ template: Grammar.Template
  ) throws(IntentError) -> Int {
    let slotNumber = slot(name)
    if list == "ordinal" { return symbol(.ordinal(slot: slotNumber)) }
    if let number = listNumbers[list] { return symbol(.list(number, slot: slotNumber)) }
    if let number = numberNumbers[list] { return symbol(.number(number, slot: slotNumber)) }
    throw IntentError(.unknownList(list), at: template.location, line: template.text)
  }

  private mutating func rule(
    _ name: String, _ slotName: String?, _ within: [String], _ template: Grammar.Template,
    into network: inout Network
  ) throws(IntentError) -> Network.Part {
    guard let rule = grammar.rules[name] else {
      throw IntentError(.unknownRule(name), at: template.location, line: template.text)
    }
    if within.contains(name) {
      throw IntentError(.recursiveRule(name), at: template.location, line: template.text)
    }
    if let slotName {
      let number = try group(name, rule, within, template)
      return network.edge(symbol(.group(number, slot: slot(slotName))))
    }
    if let phrases = phraseLists[name] {
      let part = network.edge(symbol(.list(phrases.list, slot: nil)))
      return phrases.canBeEmpty ? network.optional(part) : part
    }
    return try build(rule, within + [name], template, into: &network)
  }

  /// The number of a rule that is kept as a group, built when it is first met.
  private mutating func group(
    _ name: String, _ rule: Expression, _ within: [String], _ template: Grammar.Template
  ) throws(IntentError) -> Int {
    if let known = groupNumbers[name] { return known }
    let number = groupNumbers.count
    groupNumbers[name] = number
    var network = groupNetwork
    groupNetwork = Network()
    let part = try build(rule, within + [name], template, into: &network)
    network.accept(part, template: number)
    groupNetwork = network
    return number
  }
}
