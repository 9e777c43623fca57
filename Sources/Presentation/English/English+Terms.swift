package import Catalogs

extension English {
  package func term(_ term: String, of fact: Fact, in catalog: CatalogID) -> String {
    switch fact {
    // The data writes "Alive" and "Dead", but "unknown"; names of places stay as they are, but for that one word.
    case .status, .gender, .harvest, .kind, .species, .origin, .location:
      Self.commonWords[term] ?? term
    default: term
    }
  }

  /// Words that the data writes with a capital although they are no names.
  private static let commonWords = [
    "Wild": "wild", "Farmed": "farmed", "Alive": "alive", "Dead": "dead", "Male": "male",
    "Female": "female", "Genderless": "genderless", "Human": "human", "Alien": "alien",
    "Humanoid": "humanoid", "Animal": "animal", "Robot": "robot", "Disease": "disease",
    "Mythological Creature": "mythological creature", "Unknown": "unknown",
  ]

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
    let origin = written(.origin, of: item).map { $0 == "unknown" ? "origin unknown" : $0 }
    return (species + [origin].compactMap { $0 }).joined(separator: ", ")
  }

  private func fishGist(_ item: Item) -> String {
    // A farmed fish often has a wild namesake.
    let harvest = written(.harvest, of: item).flatMap { $0 == "farmed" ? $0 : nil }
    return [written(.scientificName, of: item), harvest].compactMap { $0 }.joined(separator: ", ")
  }

  private func monsterGist(_ item: Item) -> String {
    let kin = [written(.size, of: item), written(.type, of: item)].compactMap { $0 }
      .joined(separator: " ")
    let challenge = written(.challenge, of: item).map { "CR " + $0 }
    return [kin, challenge].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func characterGist(_ item: Item) -> String {
    let species = written(.species, of: item).map { $0 == "unknown" ? "unknown species" : $0 }
    let place = written(.location, of: item).flatMap { $0 == "unknown" ? nil : $0 }
    var parts: [String?] = [species, place]
    switch written(.status, of: item) {
    case "unknown": parts = [species, "status unknown", place]
    case let status?: parts = [[status, species].compactMap { $0 }.joined(separator: " "), place]
    case nil: break
    }
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private func comicGist(_ item: Item) -> String {
    let number = written(.number, of: item) ?? item.id.key
    return ["#" + number, written(.date, of: item)].compactMap { $0 }.joined(separator: ", ")
  }
}
