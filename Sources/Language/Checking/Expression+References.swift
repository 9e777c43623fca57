extension Expression {
  /// Every part of it that satisfies a condition, itself among them; rules are not opened.
  func parts(where holds: (Expression) -> Bool) -> [Expression] {
    let own = holds(self) ? [self] : []
    return own + children.flatMap { $0.parts(where: holds) }
  }

  private var children: [Expression] {
    switch self {
    case .sequence(let parts), .choice(let parts): parts
    case .optional(let part), .repeated(let part): [part]
    case .word, .slot, .rule, .gap, .text: []
    }
  }

  /// The rules it names.
  var ruleNames: [String] {
    parts { if case .rule = $0 { true } else { false } }.compactMap { part in
      if case .rule(let name, _) = part { name } else { nil }
    }
  }

  /// The lists its slots take things from.
  var listNames: [String] {
    parts { if case .slot = $0 { true } else { false } }.compactMap { part in
      if case .slot(let list, _) = part { list } else { nil }
    }
  }
}

extension Grammar {
  /// An expression with what its rules hold, each rule once, groups as well.
  func opened(_ expression: Expression) -> [Expression] {
    var (all, seen, next) = ([expression], Set<String>(), 0)
    while next < all.count {
      for name in all[next].ruleNames where seen.insert(name).inserted {
        if let rule = rules[name] { all.append(rule) }
      }
      next += 1
    }
    return all
  }

  /// The slots that an expression can fill: its own, and those of rules that are no group.
  func slots(of expression: Expression) -> Set<String> {
    var (all, seen, next) = ([expression], Set<String>(), 0)
    while next < all.count {
      for case .rule(let name, nil) in all[next].parts(where: { _ in true })
      where seen.insert(name).inserted {
        if let rule = rules[name] { all.append(rule) }
      }
      next += 1
    }
    return Set(all.flatMap(\.slots))
  }

  /// The lists of names that an intent speaks of, in its templates or in what it does.
  func namesLists(of intent: Intent) -> [String] {
    var names = intent.templates.flatMap { opened($0.expression).flatMap(\.listNames) }
    for case .slot(let slot) in intent.does { names.append(slot.withoutMark) }
    return Set(names).filter { lists[$0]?.source != nil }.sorted()
  }
}

extension String {
  /// The name of a slot in a `does` line, without the mark of one that may be missing.
  var withoutMark: String { hasSuffix("?") ? String(dropLast()) : self }
}
