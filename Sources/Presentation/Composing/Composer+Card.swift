import Catalogs

// Records in full.
extension Composer {
  func newCard(_ item: Item) -> [Node] {
    switch item.id.catalog {
    case .monsters: statBlock(item)
    case .comics: comicCard(item)
    case .fish, .characters: plainCard(item)
    }
  }

  /// The name, the scientific name under it, and the other facts in order; a missing one loses its label.
  private func plainCard(_ item: Item) -> [Node] {
    var nodes: [Node] = [.title(Phrase(item.name, .title))]
    if let scientific = written(.scientificName, of: item) {
      nodes.append(.text(Phrase(scientific, .muted)))
    }
    let facts = order(item.id.catalog).filter { $0 != .name && $0 != .scientificName }
    // Nutrients stand in one line; on their own they would fill the card.
    let shown = facts.contains(.nutrition) ? facts.filter { !Self.nutrients.contains($0) } : facts
    nodes.append(.fields(shown.compactMap { field($0, of: item) }))
    return nodes
  }

  func field(_ fact: Fact, of item: Item) -> Node.Field? {
    phrase(fact, of: item).map {
      Node.Field(label: tongue.label(fact, in: item.id.catalog), value: $0)
    }
  }

  /// Title, number and date, then the picture and the words that belong to it.
  private func comicCard(_ item: Item) -> [Node] {
    let number = written(.number, of: item) ?? item.id.key
    let caption = ["#" + number, written(.date, of: item)].compactMap { $0 }
    var nodes: [Node] = [
      .title(Phrase(item.name, .title)), .text(Phrase(caption.joined(separator: " · "), .muted)),
    ]
    let hasPicture = picture(of: item) != nil
    if !hasPicture { nodes.append(.text(Phrase(tongue.caption(.noSinglePicture)))) }
    let facts = order(.comics).filter { !Self.inCaption.contains($0) }
    nodes.append(.fields(facts.compactMap { comicField($0, of: item) }))
    return nodes
  }

  /// What the caption says already, and the transcript, which is as long as the comic and asked for on its own.
  private static let inCaption: Set<Fact> = [
    .name, .number, .title, .date, .year, .month, .transcript,
  ]

  private func comicField(_ fact: Fact, of item: Item) -> Node.Field? {
    let label = tongue.label(fact, in: .comics)
    switch fact {
    case .picture: return picture(of: item).map { Node.Field(label: label, value: $0) }
    case _ where isWordless(fact, of: item):
      return Node.Field(label: label, value: Phrase(tongue.caption(.withoutWords), .muted))
    default: return field(fact, of: item)
    }
  }

  /// Facts that are addresses.
  static let addresses: Set<Fact> = [.picture, .link, .largePicture]

  /// Whether a comic's words are known, and there are none.
  func isWordless(_ fact: Fact, of item: Item) -> Bool {
    (fact == .hoverText || fact == .transcript) && item[fact] == .text("")
  }

  /// The address of a picture; one that ends in a folder is none.
  func picture(of item: Item) -> Phrase? {
    guard let phrase = phrase(.picture, of: item), !phrase.text.hasSuffix("/") else { return nil }
    return phrase
  }

  /// One fact in a sentence; features and spells in entries.
  func fact(_ fact: Fact, of item: Item) -> [Node] {
    let label = tongue.label(fact, in: item.id.catalog)
    if case .features(let features) = item[fact], !features.isEmpty {
      return [.title(Phrase("\(item.name): \(label)", .title)), .entries(features.map(entry))]
    }
    if fact == .spells, !castings(of: item).isEmpty {
      return [.title(Phrase("\(item.name): \(label)", .title)), .entries(spells(of: item))]
    }
    if Self.addresses.contains(fact) {
      guard let address = fact == .picture ? picture(of: item) : phrase(fact, of: item) else {
        return [.text(Phrase(tongue.statement(fact, of: item, value: nil)))]
      }
      return [.text([Segment("\(fact == .largePicture ? label : item.name): ")] + address)]
    }
    if isWordless(fact, of: item) {
      return [.text(Phrase("\(item.name): \(tongue.caption(.withoutWords))"))]
    }
    return [.text(Phrase(tongue.statement(fact, of: item, value: written(fact, of: item))))]
  }
}
