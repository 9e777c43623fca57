extension Layout {
  static let monsters = Layout(
    id: .monsters, facts: FactSpec.monsters,
    forms: [
      .size: .text,
      .type: .text,
      .subtype: .text,
      .alignment: .text,
      .armorClass: .armor,
      .hitPoints: .hitPoints,
      .speed: .distances,
      .strength: .ability,
      .dexterity: .ability,
      .constitution: .ability,
      .intelligence: .ability,
      .wisdom: .ability,
      .charisma: .ability,
      .saves: .bonuses,
      .skills: .bonuses,
      .vulnerabilities: .terms,
      .resistances: .terms,
      .immunities: .terms,
      .conditionImmunities: .terms,
      .senses: .distances,
      .languages: .terms,
      .challenge: .challenge,
      .xp: .number(.experience),
      .proficiencyBonus: .number(.none),
      .forms: .terms,
    ],
    derive: { item, row throws(Defect) in
      item.facts[.picture] = .link(
        "https://www.dnd5eapi.co/api/images/monsters/\(item.id.key).png")
      item.facts[.edition] = .text(Edition.of2014.rawValue)
      let features = try FeatureLines(row.details)
      for (fact, list) in features.lists where !list.isEmpty {
        item.facts[fact] = .features(list)
      }
      if !features.spells.isEmpty { item.facts[.spells] = .terms(features.spells) }
    })
}
