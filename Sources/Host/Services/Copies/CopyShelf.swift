package import Catalogs

/// A kind of records that copies are kept of: the four catalogs, and what characters speak of.
package enum CopyShelf: String, CaseIterable, Hashable, Sendable {
  case fish, monsters, characters, comics, locations, episodes

  package init(_ catalog: CatalogID) {
    self =
      switch catalog {
      case .fish: .fish
      case .monsters: .monsters
      case .characters: .characters
      case .comics: .comics
      }
  }

  package init(_ catalog: CatalogID, _ kind: Archive.Kind) {
    self =
      switch kind {
      case .record: CopyShelf(catalog)
      case .location: .locations
      case .episode: .episodes
      }
  }
}
