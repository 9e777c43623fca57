package import Catalogs

/// Everything Curio says in a sentence, as facts; a language turns each into words in one place.
///
/// Names and quoted texts are as the data or the person wrote them; cleaning and cutting is the language's.
package enum Sentence: Hashable, Codable, Sendable {
  // Talk.
  case greeting
  case goodbye
  case thanks
  /// What Curio is and what can be asked: the home screen.
  case welcome
  case version(String)
  case stopped
  case cancelled
  /// A line that is longer than a message may be.
  case tooLong(kilobytes: Int)
  /// Somebody, or a room, that asks too fast; said once.
  case slowDown
  case nothingToRepeat
  case nothingToExplain
  case nothingToRetry
  case nothingToUndo
  case undone(Undone)

  // Understanding.
  /// Nothing fits; the word that nobody knows. The sentences that come nearest are the reply's suggestions.
  case notUnderstood(word: String?)
  /// The second miss in a row and those that follow, with the word that nobody knows.
  case tooManyMisses(inARow: Int, word: String?)
  /// No record has this name; the nearest follow as candidates when there are any.
  case unknownItem(String, CatalogID?, nearest: Int, Reach)
  case missing(Missing)
  case outOfRange(OutOfRange)
  /// Several fit; as many as are shown follow as candidates.
  case which(shown: Int, total: Int)
  /// A guess that would change something: is this meant?
  case isThisMeant(name: String?, sentence: String?, of: CatalogID? = nil, act: Act = .see)
  case nothingAsked
  case questionDropped
  case noSuchTopic(String)

  // Places.
  /// Says where `back` led.
  case nowAt(Place, Item?)
  case startReached
  case nothingToStep
  case endOfPages(Listing.Kind, End, total: Int)
  /// The last of the few that were wanted of more.
  case endOfCut(CatalogID, shown: Int, of: Int)
  case endOfWalk(Walk, End, name: String)
  /// The comics end here; the number of the first or the latest one.
  case firstComic(Int)
  case latestComic(Int)
  /// The number that no comic has: 404.
  case comicMissing(Int)
  case itemMissing(ItemID)

  // Lists, filters, search.
  case nothingMatches(CatalogID, [Filter])
  case nothingFound(String, CatalogID?)
  /// Others that go by the name of what was just shown.
  case namesakes(Namesakes)
  /// The item's name, and the filters that leave it out of the list.
  case hiddenByFilters(name: String, CatalogID, [Filter])
  case filterKept(CatalogID, [Filter])
  case filterNotOn(CatalogID, [Filter])
  case filtersCleared([CatalogID])
  case noFilterOn(CatalogID?)
  /// Other catalogs have panels too.
  case otherPanels([CatalogID])
  case counted(Count)
  case measured(Measured)
  case tallied(Tally)
  case shownCounted(Listing.Kind, Int)

  // Records.
  /// Whether a record is as a tag says; nil where that is not known.
  case checked(Bool?, Filter, Item)
  /// The catalog has no such fact; these can be asked of this record.
  case factForeign(Fact, Item, askable: [Fact])
  /// The fact asked for, and the facts that all of them have.
  case incomparable([Item], by: Fact?, shared: [Fact])
  /// A record without a picture; some comics are interactive and have none.
  case noPicture(Item)
  case caught(Item)

  // Favourites and settings.
  case favouriteAdded(String)
  case favouriteThere(String)
  case favouriteRemoved(String)
  case favouriteNotThere(String)
  case favouriteTold(String, isSaved: Bool)
  case noFavourites
  case mayFavouritesGo(count: Int)
  case favouritesCleared(count: Int)
  /// The command line takes favourites along.
  case favouritesTravel
  case preferenceSet(Preference)
  case preferenceKept(Preference)
  case unknownLanguage(String, known: [String])

  // Services.
  /// An answer takes a moment.
  case asking
  /// What is shown comes from a copy of that day, so many seconds old.
  case fromCopy(of: CalendarDay, age: Int)
  /// A service fails, and what is shown is what is built in; said once.
  case outage(CatalogID, ServiceFailure)
  /// A page read ahead did not come.
  case pageMissed(CatalogID, ServiceFailure)
  /// Nobody could be asked for newer comics; the newest known, and the day that was learned, if it ever was.
  case newestUnsure(ServiceFailure, number: Int, asked: CalendarDay?)
  /// What the service calls its newest comic is older than what is shown.
  case serviceBehind(newest: Int)
  case serviceFailed(ServiceFailure, Lack)

  // Trouble.
  case noSpeechProgram
  case speechSwitchedOff
  /// Nobody hears a voice where the person is.
  case notHeard
  case storeFailed(StoreFailure, Saving)
  case storeMovedAside(String)
  /// A backup is in use now; the name of the file that could not be read, unless it was gone.
  case storeRestored(aside: String?)
  case storeReadFromBackup
}

/// What `undo` took back.
package enum Undone: Hashable, Codable, Sendable {
  case favourites, filters, settings
}

/// What a guess would do to a record.
package enum Act: Hashable, Codable, Sendable {
  case see, save, unsave, hear
}
