package import Catalogs
package import Language

extension Lexicon {
  /// All names of a library: those of the catalogs, in their order of precedence, then places and episodes.
  package init(_ library: Library) {
    self.init()
    for catalog in [CatalogID.fish, .monsters, .characters, .comics] {
      for names in library[catalog].names {
        add(names.key, spellings: names.spellings, to: catalog.rawValue)
      }
    }
    for place in library.locations { add(place.name, spellings: [place.name], to: "places") }
    for episode in library.episodes {
      add(episode.name, spellings: [episode.name, episode.code], to: "episodes")
    }
  }
}
