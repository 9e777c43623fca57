/// The names of cases that carry something, which nobody can list for us; what transcripts exercise
/// beyond them is told as not listed.
extension CoverageReport {
  static let replies = [
    "sentence", "card", "fact", "list", "comparison", "panel", "candidates", "settings", "help",
    "about", "art", "picture", "reasoning",
  ]

  /// All but `asking`, which stands in a terminal only until the answer comes.
  static let sentences = [
    "greeting", "goodbye", "thanks", "welcome", "version", "stopped", "cancelled", "tooLong",
    "slowDown", "nothingToRepeat", "nothingToExplain", "nothingToRetry", "nothingToUndo", "undone",
    "notUnderstood", "tooManyMisses", "unknownItem", "missing", "outOfRange", "which",
    "isThisMeant", "nothingAsked", "questionDropped", "noSuchTopic", "nowAt", "startReached",
    "nothingToStep", "endOfPages", "endOfCut", "endOfWalk", "firstComic", "latestComic",
    "comicMissing",
    "itemMissing", "nothingMatches", "nothingFound", "hiddenByFilters", "namesakes", "filterKept",
    "filterNotOn", "filtersCleared", "noFilterOn", "otherPanels", "counted", "measured", "tallied",
    "shownCounted", "checked", "factForeign", "incomparable", "noPicture", "caught",
    "favouriteAdded", "favouriteThere", "favouriteRemoved", "favouriteNotThere",
    "favouriteTold", "noFavourites",
    "mayFavouritesGo", "favouritesCleared", "favouritesTravel", "preferenceSet", "preferenceKept",
    "unknownLanguage", "fromCopy", "outage", "pageMissed", "newestUnsure", "serviceBehind",
    "serviceFailed",
    "noSpeechProgram", "speechSwitchedOff", "notHeard", "storeFailed", "storeMovedAside",
    "storeRestored", "storeReadFromBackup",
  ]
}
