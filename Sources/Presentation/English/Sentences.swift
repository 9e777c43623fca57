import Catalogs
package import Conversation

/// Everything Curio says in a sentence, in English.
extension English {
  package func sentence(_ sentence: Sentence) -> String {
    switch sentence {
    case .greeting: Self.greeting
    case .goodbye: "Goodbye, and thank you for the chat."
    case .thanks: "You are welcome."
    case .welcome: Self.welcome
    case .version(let version): "This is Curio \(version)."
    case .stopped: "All right, I have stopped."
    case .cancelled: "I stopped before that was done."
    case .tooLong(let kilobytes): "That message is too long (limit \(kilobytes) KB)."
    case .slowDown: "That is a little fast for me. I will be with you again in a moment."
    case .nothingToRepeat: "I have not said anything yet."
    case .nothingToExplain: "I have not answered anything yet, so there is nothing to explain."
    case .nothingToRetry: "Nothing has failed, so there is nothing to try again."
    case .nothingToUndo: "There is nothing to undo."
    case .undone(let what): undone(what)

    case .notUnderstood(let word?): "I do not know what \(quoted(word)) means."
    case .notUnderstood(nil): "I did not understand that."
    case .tooManyMisses(let count, let word): tooManyMisses(count, word)
    case .unknownItem(let name, let catalog, let nearest, let reach):
      unknownItem(name, catalog, nearest, reach)
    case .missing(let what): missing(what)
    case .outOfRange(let range): outOfRange(range)
    case .which(let shown, let total): which(shown, of: total)
    case .isThisMeant(let name, let sentence, let catalog, let act):
      isThisMeant(name, sentence, catalog, act)
    case .nothingAsked: "I have not asked you anything."
    case .questionDropped: "All right, I leave it as it is."
    case .noSuchTopic(let name): "There is no help on \(quoted(name)). These are the topics:"

    case .nowAt(let place, let item): nowAt(place, item)
    case .startReached: "This is where we began; there is nothing further back."
    case .nothingToStep: "There is nothing more here. “show fish” would start a list."
    case .endOfPages(let kind, let end, let total): endOfPages(kind, end, total)
    case .endOfCut(_, let shown, let found): endOfCut(shown, found)
    case .endOfWalk(let walk, let end, let name): endOfWalk(walk, end, name)
    case .firstComic(let number): "That is the first comic, number \(number)."
    case .latestComic(let number): "That is the latest comic, number \(number)."
    case .comicMissing(let number): comicMissing(number)
    case .itemMissing(let id): "I no longer have that \(noun(id.catalog, plural: false))."

    case .nothingMatches(let catalog, let filters): nothingMatches(catalog, filters)
    case .nothingFound(let text, let catalog): nothingFound(text, catalog)
    case .namesakes(let namesakes): self.namesakes(namesakes)
    case .hiddenByFilters(let name, let catalog, let filters): hidden(name, catalog, filters)
    case .filterKept(let catalog, let filters): filterState(filters, in: catalog, "on already")
    case .filterNotOn(let catalog, let filters): filterState(filters, in: catalog, "not on")
    case .filtersCleared(let catalogs): "No more filters on \(nouns(catalogs))."
    case .noFilterOn(let catalog?): "No filter is on for \(noun(catalog, plural: true))."
    case .noFilterOn(nil): "No filter is on."
    case .otherPanels(let catalogs): otherPanels(catalogs)
    case .counted(let count): counted(count)
    case .measured(let measured): self.measured(measured)
    case .tallied(let tally): tallied(tally)
    case .shownCounted(let kind, let count): shownCounted(kind, count)

    case .factForeign(let fact, let item, let askable): factForeign(fact, item, askable)
    case .incomparable(let items, let fact, let shared): incomparable(items, fact, shared)
    case .noPicture(let item): noPicture(item)
    case .checked(let isSo, let filter, let item): checked(isSo, filter, item)
    case .caught(let fish): caught(fish)

    case .favouriteAdded(let name): "\(name) is now among your favourites."
    case .favouriteThere(let name): "\(name) was among your favourites already."
    case .favouriteRemoved(let name): "\(name) is no longer among your favourites."
    case .favouriteNotThere(let name): "\(name) was not among your favourites."
    case .favouriteTold(let name, let isSaved):
      "\(name) is \(isSaved ? "one" : "none") of your favourites."
    case .noFavourites: "You have no favourites yet. Show something and say “favourite this”."
    case .mayFavouritesGo(let count): mayFavouritesGo(count)
    case .favouritesCleared(let count): favouritesCleared(count)
    case .favouritesTravel: Self.favouritesTravel
    case .preferenceSet(let preference): preferenceSet(preference)
    case .preferenceKept(let preference): preferenceKept(preference)
    case .unknownLanguage(let language, let known):
      "I do not speak \(quoted(language)), but I do speak \(joined(known.map(languageName)))."

    case .asking: "One moment, I am asking …"
    case .fromCopy(let day, let age): fromCopy(day, age)
    case .outage(let catalog, let failure): outage(catalog, failure)
    case .pageMissed(let catalog, let failure): pageMissed(catalog, failure)
    case .newestUnsure(let failure, let number, let asked): newestUnsure(failure, number, asked)
    case .serviceBehind(let newest): serviceBehind(newest)
    case .serviceFailed(let failure, let lack): serviceFailed(failure, lack)

    case .noSpeechProgram:
      "No speech program was found, so I cannot read aloud; espeak-ng would do."
    case .speechSwitchedOff: "Speech is switched off here, so I do not read aloud."
    case .notHeard: "Nobody would hear me where you are, so I do not read aloud."
    case .storeFailed(let failure, let saving): storeFailed(failure, saving)
    case .storeMovedAside(let name):
      "Your saved data could not be read. It is kept as \(name), and I have begun a new file."
    case .storeRestored(let aside?):
      "Your saved data could not be read. Its backup is in use now, and what could not be read is"
        + " kept as \(aside). What was saved just before may be missing."
    case .storeRestored(nil):
      "Your saved data was gone. Its backup is in use now; what was saved just before may be missing."
    case .storeReadFromBackup:
      "Your saved data cannot be read; this comes from its backup."
    }
  }

  /// What a person or the data wrote, cut and cleaned, in quotation marks.
  func quoted(_ text: String) -> String { example(Cleaning.echo(text)) }

  /// Several catalogs by their records: "fish, monsters and comics".
  func nouns(_ catalogs: [CatalogID]) -> String {
    joined(catalogs.map { noun($0, plural: true) })
  }

  /// So many records of a catalog: "1 monster", "3,287 comics".
  func counted(_ count: Int, _ catalog: CatalogID) -> String {
    "\(number(count)) \(noun(catalog, plural: count != 1))"
  }

  /// Tags in a row, as filters have them.
  func phrases(_ filters: [Filter], in catalog: CatalogID) -> String {
    joined(tags(filters, in: catalog))
  }
}
