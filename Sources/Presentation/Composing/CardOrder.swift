package import Catalogs

/// The order of facts on a card where a catalog does not give its own.
package enum CardOrder {
  package static func usual(_ catalog: CatalogID) -> [Fact] {
    switch catalog {
    case .fish:
      [
        .scientificName, .aliases, .picture, .quote, .population, .fishingRate, .availability,
        .season, .harvest, .health, .nutrition, .description, .location, .region, .habitat,
        .biology, .size, .weight, .lifespan, .color, .taste, .texture, .gear, .landings, .revenue,
      ]
    case .monsters: [.picture]
    case .characters:
      [.picture, .status, .species, .kind, .gender, .origin, .location, .episodes]
    case .comics: [.number, .date, .picture, .hoverText, .link]
    }
  }
}
