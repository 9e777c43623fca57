import Catalogs

// Monsters, in the order of the rule books.
extension Composer {
  static let abilities: [Fact] = [
    .strength, .dexterity, .constitution, .intelligence, .wisdom, .charisma,
  ]
  private static let defences: [Fact] = [
    .saves, .skills, .vulnerabilities, .resistances, .immunities, .conditionImmunities, .senses,
    .languages, .challenge,
  ]
  private static let parts: [Fact] = [.traits, .actions, .reactions, .legendaryActions]

  func statBlock(_ item: Item) -> [Node] {
    var nodes: [Node] = [.title(Phrase(item.name, .title))]
    let kin = tongue.kin(of: item)
    if !kin.isEmpty { nodes.append(.text(Phrase(kin, .muted))) }
    let vitals = [Fact.armorClass, .hitPoints, .speed].compactMap { short($0, of: item) }
    if !vitals.isEmpty { nodes.append(.strip(vitals)) }
    let abilities = Self.abilities.compactMap { short($0, of: item) }
    if !abilities.isEmpty { nodes.append(.grid(abilities)) }
    nodes.append(.fields(fields(of: item)))
    for part in Self.parts {
      guard case .features(let features) = item[part], !features.isEmpty else { continue }
      nodes.append(.section(tongue.label(part, in: .monsters)))
      nodes.append(.entries(features.map(entry)))
    }
    let spells = spells(of: item)
    if !spells.isEmpty {
      nodes.append(.section(tongue.label(.spells, in: .monsters)))
      nodes.append(.entries(spells))
    }
    return nodes
  }

  /// Saves to challenge, and whatever else the catalog puts on the card.
  private func fields(of item: Item) -> [Node.Field] {
    var fields = Self.defences.compactMap { field($0, of: item) }
    if item[.challenge] == nil, let xp = field(.xp, of: item) { fields.append(xp) }
    let placed = Self.defences + Self.abilities + Self.parts + Self.inHead
    let others = order(.monsters).filter { !placed.contains($0) }
    return fields + others.compactMap { field($0, of: item) }
  }

  private static let inHead: [Fact] = [
    .name, .size, .type, .subtype, .alignment, .armorClass, .hitPoints, .speed, .xp, .spells,
  ]

  private func short(_ fact: Fact, of item: Item) -> Phrase? {
    written(fact, of: item).map {
      [Segment(tongue.shortLabel(fact), .label), Segment(" " + $0)]
    }
  }

  /// A feature as an entry: its name, when it comes back, and what it does.
  func entry(_ feature: Feature) -> Phrase {
    let detail = tongue.detail(of: feature)
    let remark = detail.remark.map { " (\($0))" } ?? ""
    let name = Segment(feature.name + remark + ".", .accent)
    return detail.text.isEmpty ? [name] : [name, Segment(" " + detail.text)]
  }

  /// Spells by how often they are cast, where that is said, and by level otherwise, cantrips first.
  func spells(of item: Item) -> [Phrase] {
    castings(of: item).flatMap { casting in
      let usages = casting.spells.compactMap(\.usage).removingRepeats
      let levels = Set(casting.spells.filter { $0.usage == nil }.map(\.level)).sorted()
      return usages.map { usage in
        spells(casting.spells.filter { $0.usage == usage }, tongue.spellUsage(usage))
      }
        + levels.map { level in
          let slots = casting.slots.indices.contains(level - 1) ? casting.slots[level - 1] : nil
          return spells(
            casting.spells.filter { $0.usage == nil && $0.level == level },
            tongue.spellLevel(level, slots: slots))
        }
    }
  }

  private func spells(_ spells: [Feature.Spell], _ heading: String) -> Phrase {
    [Segment(heading + ": ", .label), Segment(tongue.list(spells.map(\.name)))]
  }
}

extension [String] {
  fileprivate var removingRepeats: [String] {
    reduce(into: []) { kept, text in
      if !kept.contains(text) { kept.append(text) }
    }
  }
}
