extension ServiceReader {
  func monster(_ fields: RecordFields) throws(RecordFault) -> Item {
    guard let name = try fields.line("name") else { throw .missing("name") }
    let isLater = Self.isOfLaterRules(fields)
    var item = start(try Self.monsterKey(fields), isLater ? name + " (2024)" : name)
    item.facts[.edition] = .text((isLater ? Edition.of2024 : .of2014).rawValue)
    for (fact, field) in [
      (Fact.size, "size"), (.type, "type"), (.subtype, "subtype"), (.alignment, "alignment"),
    ] {
      if let text = try fields.line(field) {
        item.facts[fact] = .text(Self.spelled(text, fact, item[fact]))
      }
    }
    for ability in [
      Fact.strength, .dexterity, .constitution, .intelligence, .wisdom, .charisma,
    ] {
      if let score = try fields.integer(ability.rawValue) {
        item.facts[ability] = .ability(score)
      }
    }
    try readDefences(fields, &item)
    try readMovement(fields, &item)
    try readChallenge(fields, &item)
    try readFeatures(fields, &item)
    // Empty is known to be none; lists say nothing of it.
    if let text = fields["desc"]?.string { item.facts[.description] = .text(Markup.plain(text)) }
    if let image = try fields.line("image") {
      let address = image.hasPrefix("/") ? base.address.origin + image : image
      item.facts[.picture] = link(address) ?? item[.picture]
    }
    return item
  }

  /// The rules of 2024 have other numbers for the same names: their monsters are others, and never mixed with those of 2014.
  private static func isOfLaterRules(_ fields: RecordFields) -> Bool {
    fields["xp_in_lair"] != nil || fields["url"]?.string?.hasPrefix("/api/2024/") == true
  }

  static func monsterKey(_ fields: RecordFields) throws(RecordFault) -> String {
    try fields.key("index") + (isOfLaterRules(fields) ? "-2024" : "")
  }

  /// The older schema shouts sizes and types: its words are taken in the spelling that is known.
  private static func spelled(_ text: String, _ fact: Fact, _ known: FactValue?) -> String {
    guard text == text.uppercased() else { return text }
    if case .text(let known)? = known { return known }
    let lower = text.lowercased().split(separator: "_").joined(separator: " ")
    return fact == .size ? lower.prefix(1).uppercased() + lower.dropFirst() : lower
  }

  private func readDefences(_ fields: RecordFields, _ item: inout Item) throws(RecordFault) {
    let armor = try armor(fields)
    if !armor.isEmpty { item.facts[.armorClass] = .armor(armor) }
    if let points = try fields.integer("hit_points") {
      let dice = try fields.line("hit_dice") ?? ""
      let roll = try fields.line("hit_points_roll") ?? dice
      item.facts[.hitPoints] = .hitPoints(points, roll: roll)
    }
    for (fact, field) in [
      (Fact.vulnerabilities, "damage_vulnerabilities"), (.resistances, "damage_resistances"),
      (.immunities, "damage_immunities"),
    ] {
      let terms = try fields.lines(field)
      if !terms.isEmpty { item.facts[fact] = .terms(terms) }
    }
    var conditions: [String] = []
    for condition in try fields.objects("condition_immunities") {
      if let name = try condition.line("name") { conditions.append(name.lowercased()) }
    }
    if !conditions.isEmpty { item.facts[.conditionImmunities] = .terms(conditions) }
    try readProficiencies(fields, &item)
  }

  /// A number in the oldest answers, a list since; only the first always applies.
  private func armor(_ fields: RecordFields) throws(RecordFault) -> [ArmorClass] {
    if let value = fields["armor_class"]?.integer { return [ArmorClass(value, kind: "")] }
    var classes: [ArmorClass] = []
    for entry in try fields.objects("armor_class") {
      guard let value = try entry.integer("value") else { continue }
      var sources: [String] = []
      for piece in try entry.objects("armor") {
        if let name = try piece.line("name") { sources.append(name) }
      }
      for field in ["spell", "condition"] {
        if let name = try entry.object(field)?.line("name") { sources.append(name) }
      }
      classes.append(
        ArmorClass(value, kind: try entry.line("type") ?? "", sources: sources))
    }
    return classes
  }

  private func readProficiencies(
    _ fields: RecordFields, _ item: inout Item
  ) throws(RecordFault) {
    var saves: [Bonus] = []
    var skills: [Bonus] = []
    for entry in try fields.objects("proficiencies") {
      guard let value = try entry.integer("value"),
        let index = try entry.object("proficiency")?.line("index")
      else { continue }
      if index.hasPrefix("saving-throw-") {
        saves.append(Bonus(String(index.dropFirst(13)), value))
      } else if index.hasPrefix("skill-") {
        let words = index.dropFirst(6).split(separator: "-").joined(separator: " ")
        skills.append(Bonus(words, value))
      }
    }
    if !saves.isEmpty { item.facts[.saves] = .bonuses(saves) }
    if !skills.isEmpty { item.facts[.skills] = .bonuses(skills) }
  }

  private func readChallenge(_ fields: RecordFields, _ item: inout Item) throws(RecordFault) {
    if let rating = try fields.number("challenge_rating") {
      guard 0...1000 ~= rating else { throw .malformed("challenge_rating") }
      item.facts[.challenge] = .challenge(rating)
      // The rule of the game: 2, and one more for every four steps; the service stopped sending it.
      let steps = (max(1, rating.rounded(.up)) - 1) / 4
      item.facts[.proficiencyBonus] = .number(2 + steps.rounded(.down), .none)
    }
    if let points = try fields.integer("xp") {
      item.facts[.xp] = .number(Double(points), .experience)
    }
    if let text = try fields.line("languages") {
      item.facts[.languages] = .terms(LanguageTerms.read(text))
    }
    var forms: [String] = []
    for form in try fields.objects("forms") {
      if let name = try form.line("name") { forms.append(name) }
    }
    if !forms.isEmpty { item.facts[.forms] = .terms(forms) }
  }
}
