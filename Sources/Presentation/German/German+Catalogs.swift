package import Catalogs

// The catalogs' records as nouns, in the cases that sentences need.
extension German {
  package func noun(_ catalog: CatalogID, plural: Bool) -> String {
    switch catalog {
    case .fish: plural ? "Fische" : "Fisch"
    case .monsters: "Monster"
    case .characters: plural ? "Figuren" : "Figur"
    case .comics: plural ? "Comics" : "Comic"
    }
  }

  func dativePlural(_ catalog: CatalogID) -> String {
    switch catalog {
    case .fish: "Fischen"
    case .monsters: "Monstern"
    case .characters: "Figuren"
    case .comics: "Comics"
    }
  }

  /// "Ein Fisch", "Eine Figur".
  func indefinite(_ catalog: CatalogID) -> String {
    (catalog == .characters ? "Eine " : "Ein ") + noun(catalog, plural: false)
  }

  /// "Kein Fisch", "Keine Figur".
  func none(_ catalog: CatalogID) -> String {
    (catalog == .characters ? "Keine " : "Kein ") + noun(catalog, plural: false)
  }

  /// "keinen Fisch", "keine Figur".
  func noneAccusative(_ catalog: CatalogID) -> String {
    let article =
      switch catalog {
      case .fish, .comics: "keinen "
      case .monsters: "kein "
      case .characters: "keine "
      }
    return article + noun(catalog, plural: false)
  }

  /// The first or the last of a catalog: "der erste Fisch", "die letzte Figur".
  func ordinal(_ word: String, _ catalog: CatalogID) -> String {
    let article =
      switch catalog {
      case .fish, .comics: "der"
      case .monsters: "das"
      case .characters: "die"
      }
    return "\(article) \(word) \(noun(catalog, plural: false))"
  }

  /// Several catalogs by their records: "Fische, Monster und Comics".
  func nouns(_ catalogs: [CatalogID]) -> String {
    joined(catalogs.map { noun($0, plural: true) })
  }

  func dativeNouns(_ catalogs: [CatalogID]) -> String { joined(catalogs.map(dativePlural)) }

  /// So many records of a catalog: "1 Monster", "3.287 Comics".
  func counted(_ count: Int, _ catalog: CatalogID) -> String {
    "\(number(count)) \(noun(catalog, plural: count != 1))"
  }
}
