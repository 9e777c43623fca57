extension Feature.Spellcasting {
  /// Reads an ability and parts such as "level 18" and "slots 4 3 2".
  init(_ parts: [Bytes]) throws(Defect) {
    self.init()
    guard let first = parts.first else { throw .detail }
    ability = first.text
    for part in parts.dropFirst() {
      var rest = part
      let keyword = rest.take(to: Bytes.space).text
      guard read(keyword, rest) else { throw .detail }
    }
  }

  /// Takes one part in; false when it cannot be understood.
  private mutating func read(_ keyword: String, _ rest: Bytes) -> Bool {
    switch keyword {
    case "level": level = rest.integer
    case "save": saveDC = rest.integer
    case "attack": attackBonus = rest.integer
    case "class":
      school = rest.text
      return !rest.isEmpty
    case "slots":
      slots = rest.words.compactMap(\.integer)
      return slots.count == rest.words.count
    default: return false
    }
    return rest.integer != nil
  }

  /// Reads spells such as "2 Darkness, 1/day".
  static func spells(_ parts: [Bytes]) throws(Defect) -> [Feature.Spell] {
    var spells: [Feature.Spell] = []
    for part in parts {
      var rest = part
      guard let level = rest.take(to: Bytes.space).integer else { throw .detail }
      let name = rest.take(to: UInt8(ascii: ","))
      guard !name.isEmpty else { throw .detail }
      let usage = rest.isEmpty ? nil : rest.trimmed.text
      spells.append(Feature.Spell(name: name.text, level: level, usage: usage))
    }
    return spells
  }
}
