extension ServiceReader {
  /// Traits and actions: the numbers that are known of them, with the service's own words.
  func readFeatures(_ fields: RecordFields, _ item: inout Item) throws(RecordFault) {
    for (fact, field) in [
      (Fact.traits, "special_abilities"), (.actions, "actions"), (.reactions, "reactions"),
      (.legendaryActions, "legendary_actions"),
    ] {
      var known: [Feature] = []
      if case .features(let features)? = item[fact] { known = features }
      var features: [Feature] = []
      for entry in try fields.objects(field) {
        guard let name = try entry.line("name") else { continue }
        var feature: Feature
        if let place = known.firstIndex(where: { Self.isSame($0.name, name) }) {
          feature = known.remove(at: place)
        } else {
          feature = try self.feature(entry, name)
        }
        feature.text = try entry.text("desc").map(Markup.plain)
        features.append(feature)
      }
      if !features.isEmpty { item.facts[fact] = .features(features) }
    }
  }

  /// Whether a name with a remark, such as “(Recharge 5–6)”, is the other one.
  private static func isSame(_ known: String, _ name: String) -> Bool {
    known == name || Words(known) == Words(String(name.prefix { $0 != "(" }))
  }

  /// A feature that is not built in, in the numbers that the service tells apart.
  private func feature(_ entry: RecordFields, _ name: String) throws(RecordFault) -> Feature {
    var feature = Feature(name: name)
    feature.attackBonus = try entry.integer("attack_bonus").flatMap { $0 == 0 ? nil : $0 }
    for damage in try entry.objects("damage") {
      guard let dice = try damage.line("damage_dice"),
        let type = try damage.object("damage_type")?.line("index")
      else { continue }
      feature.damage.append(Feature.Damage(dice: dice, type: type))
    }
    if let dc = try entry.object("dc") {
      feature.save = try Self.save(dc, "dc_type", "dc_value", "success_type")
      if feature.save == nil { feature.save = try Self.save(dc, "type", "value", "success") }
    }
    if let usage = try entry.object("usage") {
      switch try usage.line("type") {
      case "per day": feature.perDay = try usage.integer("times")
      case "recharge on roll":
        feature.recharge = try usage.integer("min_value").map { $0 == 6 ? "6" : "\($0)-6" }
      default: feature.rests = try usage.lines("rest_types")
      }
    }
    return feature
  }

  /// A saving throw; its fields have had other names in the older schema.
  private static func save(
    _ dc: RecordFields, _ type: String, _ value: String, _ success: String
  ) throws(RecordFault) -> Feature.SavingThrow? {
    guard let number = try dc.integer(value), case .object? = dc[type],
      let ability = try dc.object(type)?.line("index")
    else { return nil }
    let outcome = try dc.line(success) ?? "none"
    return Feature.SavingThrow(
      value: number, ability: ability.uppercased(), success: outcome.lowercased())
  }
}
