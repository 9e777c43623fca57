package import Catalogs

extension German {
  package func kin(of item: Item) -> String {
    let kind = sizedKind(of: item)
    let subtype = written(.subtype, of: item).map { kind.isEmpty ? $0 : "\(kind) (\($0))" } ?? kind
    return [subtype, written(.alignment, of: item)].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// "Großer Drache", "Kleine Pflanze", "Riesiges Tier".
  func sizedKind(of item: Item) -> String {
    guard let kind = written(.type, of: item) else {
      return written(.size, of: item)?.capitalizedFirst ?? ""
    }
    guard let size = written(.size, of: item) else { return kind }
    var type = ""
    if case .text(let text) = item[.type] { type = text }
    let ending =
      Self.femaleKinds.contains(type) ? "e" : Self.neuterKinds.contains(type) ? "es" : "er"
    return "\(size.capitalizedFirst)\(ending) \(kind)"
  }

  package func armor(_ armor: ArmorClass, isFirst: Bool) -> String {
    let sources = armor.sources.map { Self.armors[$0.lowercased()] ?? $0 }.joined(separator: ", ")
    switch (armor.kind, sources.isEmpty, isFirst) {
    case ("natural", _, _): return "\(armor.value) (natürliche Rüstung)"
    case ("condition", false, _): return "\(armor.value) wenn \(sources)"
    case (_, false, true): return "\(armor.value) (\(sources))"
    case (_, false, false): return "\(armor.value) mit \(sources)"
    default: return "\(armor.value)"
    }
  }

  package func distance(_ distance: Distance, of fact: Fact) -> String {
    let name = distance.name.split(separator: "_").joined(separator: " ")
    let reach = name.hasPrefix("passive") ? "\(distance.feet)" : "\(distance.feet) Fuß"
    let remark = distance.remark.map { " (\(Self.distanceRemarks[$0] ?? $0))" } ?? ""
    return "\(Self.distances[name] ?? name) \(reach)\(remark)"
  }

  package func bonusName(_ name: String, of fact: Fact) -> String {
    if fact == .skills { return Self.skills[name.lowercased()] ?? name.capitalizedFirst }
    return Self.abilities[name.uppercased()]?.short ?? name.uppercased()
  }

  package func challenge(_ rating: String, experience: String?) -> String {
    experience.map { "\(rating) (\($0))" } ?? rating
  }

  package func spellUsage(_ usage: String) -> String {
    if usage == "at will" { return "Beliebig oft" }
    let parts = usage.split(separator: "/")
    guard parts.count == 2, parts[1] == "day" else { return usage.capitalizedFirst }
    return parts[0] == "1" ? "Einmal am Tag" : "\(parts[0])-mal am Tag"
  }

  package func spellLevel(_ level: Int, slots: Int?) -> String {
    guard level > 0 else { return "Zaubertricks" }
    guard let slots, slots > 0 else { return "\(level). Grad" }
    return "\(level). Grad (\(slots) \(slots == 1 ? "Platz" : "Plätze"))"
  }

  /// Abilities by the letters that the data has for them.
  static let abilities: [String: (name: String, short: String)] = [
    "STR": ("Stärke", "STR"), "DEX": ("Geschicklichkeit", "GES"),
    "CON": ("Konstitution", "KON"), "INT": ("Intelligenz", "INT"), "WIS": ("Weisheit", "WEI"),
    "CHA": ("Charisma", "CHA"),
  ]
}
