package import Catalogs

extension German {
  package func detail(of feature: Feature) -> (remark: String?, text: String) {
    // The service's own words say all of it.
    if let text = feature.text { return (remark(on: feature), text) }
    let sentences =
      [
        multiattack(feature), attack(feature), harm(feature),
        feature.save.map { saving($0) + "." }, conditions(feature), casting(feature),
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
      remarks.append("Aufladung " + rolls.split(separator: "-").joined(separator: "–"))
    }
    if let perDay = feature.perDay {
      remarks.append(perDay == 1 ? "einmal am Tag" : "\(perDay)-mal am Tag")
    }
    if !feature.rests.isEmpty {
      let rests = feature.rests.map { $0 == "short" ? "kurzen" : "langen" }
      remarks.append("Aufladung nach einer \(joined(rests, by: " oder ")) Rast")
    }
    if let cost = feature.cost, cost > 1, !feature.name.contains("(Costs") {
      remarks.append("kostet \(cost) Aktionen")
    }
    return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
  }

  private func multiattack(_ feature: Feature) -> String? {
    let choices = feature.attackChoices.isEmpty ? [feature.attacks] : feature.attackChoices
    let attacks = choices.filter { !$0.isEmpty }.map { choice in
      joined(choice.map { $0.count == "1" ? $0.name : "\($0.name) ×\($0.count)" })
    }
    return attacks.isEmpty ? nil : attacks.joined(separator: "; oder ") + "."
  }

  private func attack(_ feature: Feature) -> String? {
    guard feature.kind != nil || feature.attackBonus != nil else { return nil }
    var parts: [String] = []
    if let bonus = feature.attackBonus { parts.append(Signed.text(bonus) + " auf Treffer") }
    if let reach = feature.reach { parts.append("Reichweite \(reach) Fuß") }
    if !feature.range.isEmpty {
      let range = feature.range.map(String.init).joined(separator: "/")
      parts.append("Fernkampf \(range) Fuß")
    }
    let kind = feature.kind.map { Self.attackKinds[$0] ?? $0.capitalizedFirst } ?? "Angriff"
    return finished(parts.isEmpty ? kind : kind + ": " + parts.joined(separator: ", "))
  }

  private static let attackKinds = [
    "melee weapon attack": "Nahkampfangriff mit Waffe",
    "ranged weapon attack": "Fernkampfangriff mit Waffe",
    "melee or ranged weapon attack": "Nah- oder Fernkampfangriff mit Waffe",
    "melee spell attack": "Nahkampfangriff mit Zauber",
    "ranged spell attack": "Fernkampfangriff mit Zauber",
  ]

  private func harm(_ feature: Feature) -> String? {
    let area = feature.area.map { "\(Self.shapes[$0.shape] ?? $0.shape) von \($0.feet) Fuß" }
    guard let first = feature.damage.first else { return area.map(finished) }
    let rest = feature.damage.dropFirst().map { dealt($0) }
    let damage = ([dealt(first, average: feature.averageHit)] + rest).joined(separator: " plus ")
    if feature.kind != nil || feature.attackBonus != nil { return "Treffer: \(damage)." }
    return [area, "Schaden: \(damage)"].compactMap { $0 }.joined(separator: ", ") + "."
  }

  private static let shapes = [
    "cone": "Kegel", "cube": "Würfel", "line": "Linie", "radius": "Umkreis",
  ]

  /// "12 (2d6+5) Wucht", with what may be dealt in its place.
  private func dealt(_ damage: Feature.Damage, average: Int? = nil) -> String {
    let isFixed = damage.dice == average.map(String.init)
    let dice = isFixed ? damage.dice : average.map { "\($0) (\(damage.dice))" } ?? damage.dice
    let type = Self.dealtDamages[damage.type] ?? Self.damages[damage.type] ?? damage.type
    let remark = damage.remark.map { " " + (Self.damageRemarks[$0] ?? $0) } ?? ""
    let save = damage.save.map { " (\(saving($0)))" } ?? ""
    let others = damage.alternatives.map { " oder " + dealt($0) }.joined()
    return "\(dice) \(type)\(remark)\(save)\(others)"
  }

  private static let damageRemarks = [
    "one handed": "einhändig", "two handed": "zweihändig", "with shillelagh": "mit Shillelagh",
  ]

  private func saving(_ save: Feature.SavingThrow) -> String {
    let ability = Self.abilities[save.ability]?.name ?? save.ability
    return "Rettungswurf \(ability) SG \(save.value)"
      + (save.success == "half" ? ", bei Erfolg die Hälfte" : "")
  }

  private func conditions(_ feature: Feature) -> String? {
    guard !feature.conditions.isEmpty else { return nil }
    let noun = feature.conditions.count == 1 ? "Zustand" : "Zustände"
    let names = feature.conditions.map { Self.conditions[$0] ?? $0 }
    return "\(noun): \(names.joined(separator: ", "))."
  }

  private func casting(_ feature: Feature) -> String? {
    guard let casting = feature.spellcasting else { return nil }
    let caster = casting.school.map { Self.casters[$0] ?? $0 } ?? "Zauberwirker"
    let parts = [
      casting.level.map { "\(caster) der \($0). Stufe" },
      casting.ability.map { Self.abilities[$0]?.name ?? $0 },
      casting.saveDC.map { "Rettungswurf SG \($0)" },
      casting.attackBonus.map { Signed.text($0) + " auf Treffer" },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ") + "."
  }

  private static let casters = ["wizard": "Magier", "cleric": "Kleriker", "druid": "Druide"]
}
