extension ServiceReader {
  func character(_ fields: RecordFields) throws(RecordFault) -> Item {
    let key = try fields.key("id")
    guard Int(key) != nil else { throw .malformed("id") }
    guard let name = try fields.line("name") else { throw .missing("name") }
    var item = start(key, name)
    for (fact, field) in [
      (Fact.status, "status"), (.species, "species"), (.kind, "type"), (.gender, "gender"),
    ] {
      item.facts[fact] = try fields.line(field).map(FactValue.text)
    }
    item.facts[.origin] = .text(try place(fields, "origin"))
    item.facts[.location] = .text(try place(fields, "location"))
    if let picture = link(try fields.line("image")) { item.facts[.picture] = picture }
    let episodes = try episodes(fields)
    if !episodes.isEmpty {
      item.facts[.episodes] = .episodes(episodes)
      item.facts[.episodeCount] = .number(Double(episodes.count), .episodes)
    }
    return item
  }

  private func place(_ fields: RecordFields, _ name: String) throws(RecordFault) -> String {
    try fields.object(name)?.line("name") ?? "unknown"
  }

  /// Objects with an id in one form of the service, addresses that end in it in the other.
  private func episodes(_ fields: RecordFields) throws(RecordFault) -> [Int] {
    var numbers: [Int] = []
    for value in try fields.list("episode") {
      let key = value["id"]?.key ?? value.string?.split(separator: "/").last.map(String.init)
      guard let number = key.flatMap({ Int($0) }) else { throw .malformed("episode") }
      numbers.append(number)
    }
    return numbers
  }
}
