extension ServiceReader {
  func fish(_ fields: RecordFields) throws(RecordFault) -> Item {
    let path = try fields.key("Path")
    guard let slug = path.split(separator: "/").last.map(String.init) else {
      throw .malformed("Path")
    }
    guard let name = try fields.line("Species Name") else { throw .missing("Species Name") }
    var item = start(slug, name)
    item.facts[.scientificName] = text(fields, "Scientific Name") ?? item[.scientificName]
    if case .terms(let aliases)? = terms(fields, "Species Aliases") {
      let others = aliases.filter { Words($0) != Words(item.name) }
      item.facts[.aliases] = others.isEmpty ? nil : .terms(others)
    }
    if let harvest = terms(fields, "Harvest Type") { item.facts[.harvest] = harvest }
    if let regions = terms(fields, "NOAA Fisheries Region") { item.facts[.region] = regions }
    for (fact, field) in Self.prose {
      if let text = text(fields, field) { item.facts[fact] = text }
    }
    if item[.source] == nil { item.facts[.source] = text(fields, "Source") }
    for (fact, field) in Self.amounts {
      guard let text = fields[field]?.string,
        let amount = Amount(text, of: fact)
      else { continue }
      // The same number in a smaller unit is a slip of the service's that the known one has mended.
      if case .number(amount.number, _)? = item[fact] { continue }
      item.facts[fact] = amount.value
    }
    let pictures = pictures(fields)
    if let picture = pictures.illustration { item.facts[.picture] = picture }
    if pictures.gallery > 0 { item.facts[.gallery] = .number(Double(pictures.gallery), .none) }
    return item
  }

  private static let prose: [(Fact, String)] = [
    (.quote, "Quote"), (.population, "Population"), (.availability, "Availability"),
    (.health, "Health Benefits"), (.description, "Physical Description"),
    (.location, "Location"), (.habitat, "Habitat"), (.biology, "Biology"), (.color, "Color"),
    (.taste, "Taste"), (.texture, "Texture"), (.fishingRate, "Fishing Rate"),
  ]

  private static let amounts: [(Fact, String)] = [
    (.serving, "Serving Weight"), (.calories, "Calories"), (.protein, "Protein"),
    (.fat, "Fat, Total"), (.saturatedFat, "Saturated Fatty Acids, Total"),
    (.carbohydrates, "Carbohydrate"), (.sugars, "Sugars, Total"),
    (.fiber, "Fiber, Total Dietary"), (.cholesterol, "Cholesterol"), (.sodium, "Sodium"),
    (.selenium, "Selenium"),
  ]

  /// A passage; one of a wrong kind is left out like a missing one, for it is prose and nothing depends on it.
  private func text(_ fields: RecordFields, _ name: String) -> FactValue? {
    guard let html = fields[name]?.string else { return nil }
    let text = Markup.plain(html)
    return text.isEmpty ? nil : .text(text)
  }

  /// What stands between commas.
  private func terms(_ fields: RecordFields, _ name: String) -> FactValue? {
    guard let html = fields[name]?.string else { return nil }
    let terms = Markup.plain(html).split(separator: ",")
      .map { Markup.folded(String($0)) }.filter { !$0.isEmpty }
    return terms.isEmpty ? nil : .terms(terms)
  }

  /// The gallery is a list, a single picture or nothing.
  private func pictures(_ fields: RecordFields) -> (illustration: FactValue?, gallery: Int) {
    let gallery: [JSONValue] =
      switch fields["Image Gallery"] {
      case .array(let pictures)?: pictures
      case let picture?: [picture]
      case nil: []
      }
    let addresses = gallery.compactMap { $0["src"]?.string }
    let own = fields["Species Illustration Photo"]?["src"]?.string
    return (link(own) ?? addresses.lazy.compactMap { link($0) }.first, addresses.count)
  }
}
