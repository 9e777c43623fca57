extension ServiceReader {
  /// Speeds and senses; hovering belongs to flying, and what is blind beyond its sense says so.
  func readMovement(_ fields: RecordFields, _ item: inout Item) throws(RecordFault) {
    if let speed = try fields.object("speed") {
      let hovers = speed["hover"] == .bool(true)
      let order = ["walk", "burrow", "climb", "fly", "swim"]
      let distances = try distances(speed, order, but: ["hover"])
        .map { $0.name == "fly" && hovers ? Distance("fly", $0.feet, remark: "hover") : $0 }
      if !distances.isEmpty {
        item.facts[.speed] = .distances(Self.ordered(distances, item[.speed]))
      }
    }
    if let senses = try fields.object("senses") {
      let order = ["blindsight", "darkvision", "tremorsense", "truesight", "passive_perception"]
      let distances = try distances(senses, order, but: [])
      if !distances.isEmpty {
        item.facts[.senses] = .distances(Self.ordered(distances, item[.senses]))
      }
    }
  }

  /// In the order that is known of the record, new ones after it.
  private static func ordered(_ distances: [Distance], _ known: FactValue?) -> [Distance] {
    guard case .distances(let before)? = known else { return distances }
    func place(_ distance: Distance) -> Int {
      before.firstIndex { $0.name == distance.name } ?? before.count
    }
    return distances.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }.map(\.element)
  }

  private func distances(
    _ fields: RecordFields, _ order: [String], but others: Set<String>
  ) throws(RecordFault) -> [Distance] {
    var distances: [Distance] = []
    let more = fields.names.filter { !order.contains($0) && !others.contains($0) }
    for name in order + more {
      guard let value = fields[name] else { continue }
      let said = name.split(separator: "_").joined(separator: " ")
      if let number = value.integer {
        distances.append(Distance(said, number))
      } else if let text = value.string, let feet = Int(text.prefix { $0.isNumber }) {
        let isBlind = text.contains("blind beyond")
        distances.append(
          Distance(said, feet, remark: isBlind ? "blind beyond this radius" : nil))
      } else if value.string == nil {
        throw .malformed(name)
      }
    }
    return distances
  }
}
