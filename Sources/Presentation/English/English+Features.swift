package import Catalogs

extension English {
  package func detail(of feature: Feature) -> (remark: String?, text: String) {
    // The service's own words say all of it.
    if let text = feature.text { return (remark(on: feature), text) }
    let sentences =
      [
        multiattack(feature), attack(feature), harm(feature), feature.save.map { saving($0) + "." },
        conditions(feature), casting(feature),
      ].compactMap { $0 } + feature.variants.map(variant)
    return (remark(on: feature), sentences.joined(separator: " "))
  }

  private func variant(_ feature: Feature) -> String {
    let detail = detail(of: feature)
    let name = feature.name + (detail.remark.map { " (\($0))" } ?? "")
    return detail.text.isEmpty ? name + "." : name + ": " + detail.text
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
    let choices = feature.attackChoices.isEmpty ? [feature.attacks] : feature.attackChoices
    let attacks = choices.filter { !$0.isEmpty }.map { choice in
      joined(choice.map { $0.count == "1" ? $0.name : "\($0.name) ×\($0.count)" })
    }
    return attacks.isEmpty ? nil : attacks.joined(separator: "; or ") + "."
  }

  private func attack(_ feature: Feature) -> String? {
    guard feature.kind != nil || feature.attackBonus != nil else { return nil }
    var parts: [String] = []
    if let bonus = feature.attackBonus { parts.append(Signed.text(bonus) + " to hit") }
    if let reach = feature.reach { parts.append("reach \(reach) ft.") }
    if !feature.range.isEmpty {
      parts.append("range " + feature.range.map(String.init).joined(separator: "/") + " ft.")
    }
    let kind = (feature.kind ?? "attack").capitalizedFirst
    return finished(parts.isEmpty ? kind : kind + ": " + parts.joined(separator: ", "))
  }

  private func harm(_ feature: Feature) -> String? {
    let area = feature.area.map { "\($0.feet) ft. \($0.shape)" }
    guard let first = feature.damage.first else { return area.map(finished) }
    let rest = feature.damage.dropFirst().map { dealt($0) }
    let damage = ([dealt(first, average: feature.averageHit)] + rest).joined(separator: " plus ")
    if feature.kind != nil || feature.attackBonus != nil { return "Hit: \(damage)." }
    return [area, "\(damage) damage"].compactMap { $0 }.joined(separator: ", ") + "."
  }

  /// "12 (2d6+5) bludgeoning", with what may be dealt in its place.
  private func dealt(_ damage: Feature.Damage, average: Int? = nil) -> String {
    let isFixed = damage.dice == average.map(String.init)
    let dice = isFixed ? damage.dice : average.map { "\($0) (\(damage.dice))" } ?? damage.dice
    let remark = damage.remark.map { " " + $0.lowercased() } ?? ""
    let save = damage.save.map { " (\(saving($0)))" } ?? ""
    let others = damage.alternatives.map { " or " + dealt($0) }.joined()
    return "\(dice) \(damage.type)\(remark)\(save)\(others)"
  }

  private func saving(_ save: Feature.SavingThrow) -> String {
    let ability = Self.abilities[save.ability] ?? save.ability
    return "DC \(save.value) \(ability) save"
      + (save.success == "half" ? ", half on a success" : "")
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

  private static let abilities = [
    "STR": "Strength", "DEX": "Dexterity", "CON": "Constitution", "INT": "Intelligence",
    "WIS": "Wisdom", "CHA": "Charisma",
  ]
}
