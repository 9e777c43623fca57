extension Feature {
  /// Reads a name and parts such as "reach 10"; make_catalogue.py tells the whole grammar.
  init(_ parts: [Bytes]) throws(Defect) {
    guard let name = parts.first, !name.isEmpty else { throw .detail }
    self.init(name: name.text)
    for part in parts.dropFirst() {
      var rest = part
      let keyword = rest.take(to: Bytes.space)
      guard !rest.isEmpty, read(keyword.text, rest) else { throw .detail }
    }
  }

  /// Takes one part in; false when it cannot be understood.
  private mutating func read(_ keyword: String, _ rest: Bytes) -> Bool {
    switch keyword {
    case "attack": readAttack(rest)
    case "reach": set(&reach, rest.integer)
    case "range": readRange(rest)
    case "area": set(&area, Area(rest))
    case "damage": readDamage(rest)
    case "hit": set(&averageHit, rest.integer)
    case "save": set(&save, SavingThrow(rest))
    case "recharge": set(&recharge, rest.text)
    case "daily": set(&perDay, rest.integer)
    case "rest": set(&rests, rest.words)
    case "conditions": set(&conditions, rest.words)
    case "attacks": readAttacks(rest)
    case "cost": set(&cost, rest.integer)
    default: false
    }
  }

  private func set<Value>(_ place: inout Value?, _ value: Value?) -> Bool {
    place = value
    return value != nil
  }

  private func set(_ place: inout [String], _ words: [Bytes]) -> Bool {
    place = words.map(\.text)
    return !words.isEmpty
  }

  private mutating func readAttack(_ text: Bytes) -> Bool {
    var rest = text
    guard let bonus = rest.take(to: Bytes.space).integer else { return false }
    attackBonus = bonus
    kind = rest.isEmpty ? nil : rest.text + " attack"
    return true
  }

  private mutating func readRange(_ text: Bytes) -> Bool {
    var rest = text
    while !rest.isEmpty {
      guard let feet = rest.take(to: UInt8(ascii: "/")).integer else { return false }
      range.append(feet)
    }
    return true
  }

  private mutating func readDamage(_ text: Bytes) -> Bool {
    var rest = text
    var choices: [Damage] = []
    while !rest.isEmpty {
      guard let damage = Damage(rest.take(to: UInt8(ascii: "|")).trimmed) else { return false }
      choices.append(damage)
    }
    guard var first = choices.first else { return false }
    first.alternatives = Array(choices.dropFirst())
    damage.append(first)
    return true
  }

  /// One part says what a multiattack is made of; several are its alternatives.
  private mutating func readAttacks(_ text: Bytes) -> Bool {
    var rest = text
    var made: [Count] = []
    while !rest.isEmpty {
      guard let count = Count(rest.take(to: UInt8(ascii: "+")).trimmed) else { return false }
      made.append(count)
    }
    if attacks.isEmpty, attackChoices.isEmpty {
      attacks = made
    } else {
      attackChoices = attackChoices.isEmpty ? [attacks, made] : attackChoices + [made]
      attacks = []
    }
    return true
  }
}
