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
    fact == .skills ? name.capitalizedFirst : name.uppercased()
  }

  package func challenge(_ rating: String, experience: String?) -> String {
    experience.map { "\(rating) (\($0))" } ?? rating
  }

  package func spellUsage(_ usage: String) -> String {
    let parts = usage.split(separator: "/")
    if parts.count == 2, parts[1] == "day" {
      return parts[0] == "1" ? "Once a day" : "\(parts[0]) times a day"
    }
    return usage.capitalizedFirst
  }

  package func spellLevel(_ level: Int, slots: Int?) -> String {
    guard level > 0 else { return "Cantrips" }
    guard let slots, slots > 0 else { return "Level \(level)" }
    return "Level \(level) (\(slots) \(slots == 1 ? "slot" : "slots"))"
  }
}
