package import Catalogs

extension German {
  package func term(_ term: String, of fact: Fact, in catalog: CatalogID) -> String {
    let table = Self.table(of: fact, in: catalog)
    return table[term] ?? table[term.lowercased()] ?? Self.composed(term, of: fact) ?? term
  }

  /// The vocabulary of a fact; names of things have none.
  private static func table(of fact: Fact, in catalog: CatalogID) -> [String: String] {
    switch (fact, catalog) {
    case (.harvest, _): harvests
    case (.population, _): populations
    case (.fishingRate, _): fishingRates
    case (.availability, _), (.season, _): seasons
    case (.color, _): colors
    case (.taste, _): tastes
    case (.texture, _): textures
    case (.gear, _): gears
    case (.region, _), (.source, _), (.location, .fish): waters
    case (.size, _): sizes
    case (.type, _), (.subtype, _): kinds
    case (.alignment, _): alignments
    case (.resistances, _), (.immunities, _), (.vulnerabilities, _): damages
    case (.conditionImmunities, _): conditions
    case (.languages, _): languages
    case (.speed, _), (.senses, _): distances
    case (.skills, _): skills
    case (.name, .monsters): epithets
    case (.name, .fish): families
    case (.actions, _): dealings
    case (.status, _), (.species, _), (.gender, _), (.kind, _), (.origin, _), (.location, _):
      characters
    default: [:]
    }
  }

  /// Terms that hold a number: "telepathy 120 ft.".
  private static func composed(_ term: String, of fact: Fact) -> String? {
    guard fact == .languages, term.hasPrefix("telepathy ") else { return nil }
    let words = term.split(separator: " ")
    return words.count > 2 ? "Telepathie \(words[1]) Fuß" : "Telepathie"
  }

  package func gist(of item: Item) -> String {
    switch item.id.catalog {
    case .fish: fishGist(item)
    case .monsters: monsterGist(item)
    case .characters: characterGist(item)
    case .comics: comicGist(item)
    }
  }

  package func distinction(of item: Item) -> String {
    guard item.id.catalog == .characters else { return gist(of: item) }
    let species = [written(.species, of: item), written(.kind, of: item)].compactMap { $0 }
    let origin = written(.origin, of: item)
      .map { $0 == Self.unknown ? "Herkunft unbekannt" : $0 }
    return (species + [origin].compactMap { $0 }).joined(separator: ", ")
  }

  private func fishGist(_ item: Item) -> String {
    // A farmed fish often has a wild namesake.
    let harvest = item[.harvest] == .terms(["Farmed"]) ? written(.harvest, of: item) : nil
    return [written(.scientificName, of: item), harvest].compactMap { $0 }.joined(separator: ", ")
  }

  private func monsterGist(_ item: Item) -> String {
    let challenge = written(.challenge, of: item).map { "HG " + $0 }
    return [sizedKind(of: item), challenge].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func characterGist(_ item: Item) -> String {
    let species = written(.species, of: item)
      .map { $0 == Self.unknown ? "Spezies unbekannt" : $0 }
    let status = written(.status, of: item)
      .map { $0 == Self.unknown ? "Status unbekannt" : $0 }
    let place = written(.location, of: item).flatMap { $0 == Self.unknown ? nil : $0 }
    return [species, status, place].compactMap { $0 }.joined(separator: ", ")
  }

  private func comicGist(_ item: Item) -> String {
    let number = written(.number, of: item) ?? item.id.key
    return ["#" + number, written(.date, of: item)].compactMap { $0 }.joined(separator: ", ")
  }
}
