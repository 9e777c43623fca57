/// What a command does, in the words of the json wire; their order is the contract's.
package enum CommandVerb: String, CaseIterable, Hashable, Sendable {
  case home, help, about, version, settings, list, show, fact, compare, count, search, latest, next
  case previous, first, last, more, back, again, random, open, filter, clearFilters, favourite
  case unfavourite, favourites, picture, zoom, speak, stop, theme, language, goFishing, ocean
  case retry, undo, why, yes, no, greet, thanks, quit
}
