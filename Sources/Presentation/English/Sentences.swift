package import Catalogs
package import Conversation

/// Every sentence Curio says, in English.
///
/// The words for facts and filters are the ones that cards and lists use, so they come from there.
package enum EnglishSentences {
  /// Words of the vocabulary that sentences share with cards and lists.
  package struct Vocabulary: Sendable {
    /// "armor class", in the middle of a sentence.
    package var fact: @Sendable (Fact, CatalogID) -> String
    /// "dead", "challenge at most 5".
    package var filter: @Sendable (Filter) -> String

    package init(
      fact: @escaping @Sendable (Fact, CatalogID) -> String,
      filter: @escaping @Sendable (Filter) -> String
    ) {
      self.fact = fact
      self.filter = filter
    }
  }

  package static func text(_ sentence: Sentence, _ words: Vocabulary) -> String {
    switch sentence {
    case .greeting: greeting
    case .goodbye: "Goodbye, and thank you for the chat."
    case .thanks: "You are welcome."
    case .welcome: welcome
    case .version(let version): "This is Curio \(version)."
    case .stopped: "All right, I have stopped."
    case .cancelled: "I stopped before that was done."
    case .nothingToRepeat: "I have not said anything yet."
    case .nothingToExplain: "I have not answered anything yet, so there is nothing to explain."
    case .nothingToRetry: "Nothing has failed, so there is nothing to try again."
    case .nothingToUndo: "There is nothing to undo."
    case .undone(let what): undone(what)

    case .notUnderstood(let word, let examples): notUnderstood(word, examples)
    case .tooManyMisses(let count): tooManyMisses(count)
    case .unknownItem(let name, let catalog, let nearest): unknownItem(name, catalog, nearest)
    case .missing(let what): missing(what)
    case .outOfRange(let range): outOfRange(range)
    case .which(let shown, let total): which(shown, of: total)
    case .isThisMeant(let name, let sentence): isThisMeant(name, sentence)
    case .nothingAsked: "I have not asked you anything."
    case .questionDropped: "All right, I leave it as it is."
    case .noSuchTopic(let name): "There is no help on “\(name)”. These are the topics:"

    case .nowAt(let place, let item): nowAt(place, item, words)
    case .startReached: "This is where we began; there is nothing further back."
    case .nothingToStep: "There is nothing more here. “show fish” would start a list."
    case .endOfPages(let kind, let end, let total): endOfPages(kind, end, total)
    case .endOfWalk(let walk, let end, let name): endOfWalk(walk, end, name)
    case .firstComic(let number): "That is the first comic, number \(number)."
    case .latestComic(let number): "That is the latest comic, number \(number)."
    case .comicMissing(let number): comicMissing(number)
    case .itemMissing(let id): "I have no \(id.catalog.one) of that key any more."

    case .nothingMatches(let catalog, let filters): nothingMatches(catalog, filters, words)
    case .emptyCatalog(let catalog): "There are no \(catalog.many) here at the moment."
    case .nothingFound(let text, let catalog): nothingFound(text, catalog)
    case .hiddenByFilters(let name, let catalog, let filters):
      hidden(name, catalog, filters, words)
    case .filterKept(let filters): "\(these(filters, words, "on already"))"
    case .filterNotOn(let filters): "\(these(filters, words, "not on"))"
    case .filtersCleared(let catalogs): filtersCleared(catalogs)
    case .noFilterOn(let catalog): "No filter is on\(catalog.map { " for \($0.many)" } ?? "")."
    case .otherPanels(let catalogs): otherPanels(catalogs)
    case .counted(let count): counted(count, words)
    case .shownCounted(let kind, let count): shownCounted(kind, count)

    case .factLacking(let fact, let catalog, let name): factLacking(fact, catalog, name, words)
    case .factForeign(let fact, let catalog, let name, let askable):
      factForeign(fact, catalog, name, askable, words)
    case .incomparable(let items, let fact, let shared): incomparable(items, fact, shared, words)
    case .comparisonCut(let shown, let count):
      "I can set \(shown) beside each other; here are the first \(shown) of \(count)."
    case .noPicture(let catalog, let name): noPicture(catalog, name)
    case .caught(let fish): caught(fish)
    case .sea: "The sea, with some of its fish."

    case .favouriteAdded(let name): "\(name) is now among your favourites."
    case .favouriteThere(let name): "\(name) was among your favourites already."
    case .favouriteRemoved(let name): "\(name) is no longer among your favourites."
    case .favouriteNotThere(let name): "\(name) was not among your favourites."
    case .noFavourites: "You have no favourites yet. Show something and say “favourite this”."
    case .mayFavouritesGo(let count): mayFavouritesGo(count)
    case .favouritesCleared(let count): favouritesCleared(count)
    case .favouritesTravel: favouritesTravel
    case .preferenceSet(let preference): preferenceSet(preference)
    case .preferenceKept(let preference): preferenceKept(preference)
    case .unknownLanguage(let language, let known):
      "I do not speak “\(language)”. I speak \(list(known.map(languageName)))."

    case .noSpeechProgram:
      "No speech program was found, so I cannot read aloud; espeak-ng would do."
    case .storeFailed(let failure, let saving): storeFailed(failure, saving)
    case .storeMovedAside(let name):
      "The file with your saved data could not be read. It is now called \(name), and a new one was begun."
    }
  }
}
