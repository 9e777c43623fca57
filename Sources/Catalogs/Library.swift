/// The four catalogs together, with the places and episodes that characters speak of.
package struct Library: Sendable {
  /// What is built into the program.
  package static let embedded = {
    var library = Library(
      catalogs: CatalogID.allCases.map { Catalog(id: $0, table: .catalogue($0.rawValue)) },
      locations: Table(.catalogue("locations")).rows.compactMap(Location.init))
    library.isEmbedded = true
    return library
  }()

  /// Whether it is the one that is built in, so that what was made of that one beforehand is true of it.
  package private(set) var isEmbedded = false

  private let catalogs: [CatalogID: Catalog]
  package let guide: EpisodeGuide
  private let places: Once<[Location]>

  /// Catalogs that are not given are empty.
  package init(
    catalogs: [Catalog], guide: EpisodeGuide = .embedded,
    locations: @autoclosure @escaping @Sendable () -> [Location] = []
  ) {
    self.catalogs = Dictionary(catalogs.map { ($0.id, $0) }) { _, last in last }
    self.guide = guide
    places = Once(locations)
  }

  package subscript(id: CatalogID) -> Catalog { catalogs[id] ?? Catalog(id: id, items: []) }
  package subscript(id: ItemID) -> Item? { self[id.catalog][id.key] }

  package var episodes: [Episode] { guide.episodes }
  package var locations: [Location] { places.value }

  package func episode(_ number: Int) -> Episode? { guide.episode(number) }

  /// The location of a name, however it is written.
  package func location(named name: String) -> Location? {
    let wanted = Words(name)
    return locations.first { Words($0.name) == wanted }
  }
}
