package import Catalogs

extension English {
  package func kin(of item: Item) -> String {
    let kin = [written(.size, of: item), written(.type, of: item)].compactMap { $0 }
      .joined(separator: " ")
    let subtype = written(.subtype, of: item).map { kin.isEmpty ? $0 : "\(kin) (\($0))" } ?? kin
    return [subtype, written(.alignment, of: item)].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  package func armor(_ armor: ArmorClass, isFirst: Bool) -> String {
    let sources = armor.sources.map { $0.lowercased() }.joined(separator: ", ")
    switch (armor.kind, sources.isEmpty, isFirst) {
    case ("natural", _, _): return "\(armor.value) (natural armor)"
    case ("condition", false, _): return "\(armor.value) while \(sources)"
    case (_, false, true): return "\(armor.value) (\(sources))"
    case (_, false, false): return "\(armor.value) with \(sources)"
    default: return "\(armor.value)"
    }
  }

  package func distance(_ distance: Distance, of fact: Fact) -> String {
    let name = distance.name.split(separator: "_").joined(separator: " ")
    let reach = name.hasPrefix("passive") ? "\(distance.feet)" : "\(distance.feet) ft."
    let remark = distance.remark.map { " (\($0))" } ?? ""
    return "\(name) \(reach)\(remark)"
  }

  package func bonusName(_ name: String, of fact: Fact) -> String {
    guard fact == .skills else { return name.uppercased() }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  package func challenge(_ rating: String, experience: String?) -> String {
    experience.map { "\(rating) (\($0))" } ?? rating
  }

  package func spellLevel(_ level: Int, slots: Int?) -> String {
    guard level > 0 else { return "Cantrips" }
    guard let slots, slots > 0 else { return "Level \(level)" }
    return "Level \(level) (\(slots) \(slots == 1 ? "slot" : "slots"))"
  }

  package func detail(of feature: Feature) -> (remark: String?, text: String) {
    let sentences = [
      multiattack(feature), attack(feature), harm(feature), save(feature), conditions(feature),
      casting(feature),
    ].compactMap { $0 }
    return (remark(on: feature), sentences.joined(separator: " "))
  }

  /// When a feature comes back, and what it costs; names in the data often say the cost themselves.
  private func remark(on feature: Feature) -> String? {
    var remarks: [String] = []
    if let rolls = feature.recharge {
      remarks.append("recharge " + rolls.split(separator: "-").joined(separator: "–"))
    }
    if let perDay = feature.perDay {
      remarks.append(perDay == 1 ? "once a day" : "\(perDay) times a day")
    }
    if !feature.rests.isEmpty {
      remarks.append("recharges after a " + feature.rests.joined(separator: " or ") + " rest")
    }
    if let cost = feature.cost, cost > 1, !feature.name.contains("(Costs") {
      remarks.append("costs \(cost) actions")
    }
    return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
  }

  private func multiattack(_ feature: Feature) -> String? {
    guard !feature.attacks.isEmpty else { return nil }
    let attacks = feature.attacks.map { $0.count == "1" ? $0.name : "\($0.name) ×\($0.count)" }
    return joined(attacks) + "."
  }

  private func attack(_ feature: Feature) -> String? {
    guard let kind = feature.kind else { return nil }
    var parts: [String] = []
    if let bonus = feature.attackBonus { parts.append(Signed.text(bonus) + " to hit") }
    if let reach = feature.reach { parts.append("reach \(reach) ft.") }
    if !feature.range.isEmpty {
      parts.append("range " + feature.range.map(String.init).joined(separator: "/") + " ft.")
    }
    let name = kind.prefix(1).uppercased() + kind.dropFirst()
    return parts.isEmpty ? name + "." : name + ": " + finished(parts.joined(separator: ", "))
  }

  private func harm(_ feature: Feature) -> String? {
    let area = feature.area.map { "\($0.feet) ft. \($0.shape)" }
    guard !feature.damage.isEmpty else { return area.map(finished) }
    let damage = feature.damage.map { "\($0.dice) \($0.type)" }.joined(separator: " plus ")
    if feature.kind != nil { return "Hit: \(damage)." }
    return [area, "\(damage) damage"].compactMap { $0 }.joined(separator: ", ") + "."
  }

  private func save(_ feature: Feature) -> String? {
    guard let save = feature.save else { return nil }
    let ability = Self.abilities[save.ability] ?? save.ability
    let half = save.success == "half" ? ", half on a success" : ""
    return "DC \(save.value) \(ability) save\(half)."
  }

  private func conditions(_ feature: Feature) -> String? {
    guard !feature.conditions.isEmpty else { return nil }
    let noun = feature.conditions.count == 1 ? "Condition" : "Conditions"
    return "\(noun): \(feature.conditions.joined(separator: ", "))."
  }

  private func casting(_ feature: Feature) -> String? {
    guard let casting = feature.spellcasting else { return nil }
    let school = casting.school ?? "caster"
    let parts = [
      casting.level.map { "Level \($0) \(school)" },
      casting.ability.map { Self.abilities[$0] ?? $0 },
      casting.saveDC.map { "save DC \($0)" },
      casting.attackBonus.map { Signed.text($0) + " to hit" },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ") + "."
  }

  /// A text with a full stop, unless an abbreviation already brought one.
  func finished(_ text: String) -> String {
    switch text.utf8.last {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), nil: text
    default: text + "."
    }
  }

  private static let abilities = [
    "STR": "Strength", "DEX": "Dexterity", "CON": "Constitution", "INT": "Intelligence",
    "WIS": "Wisdom", "CHA": "Charisma",
  ]
}
