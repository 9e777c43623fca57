package import Catalogs

/// Everything Curio says in a sentence, as facts; a language turns each into words in one place.
package enum Sentence: Hashable, Sendable {
  case greeting
  case goodbye
  case thanks
  /// What Curio is and what can be asked: the home screen.
  case welcome
  /// Opens the reply to a name that was taken for another kind of thing.
  case nowAt(Place, Item?)
  case firstComic, latestComic
  case nothingMatches(CatalogID, [Filter])
  case tooManyMisses
  case unknownItem(String, CatalogID?)
}
