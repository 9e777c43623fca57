import Catalogs
package import Conversation

/// Everything Curio says in a sentence, in German.
extension German {
  package func sentence(_ sentence: Sentence) -> String {
    switch sentence {
    case .greeting: Self.greeting
    case .goodbye: "Tschüss, und danke für das Gespräch."
    case .thanks: "Gern geschehen."
    case .welcome: Self.welcome
    case .version(let version): "Das ist Curio \(version)."
    case .stopped: "Gut, ich habe aufgehört."
    case .cancelled: "Ich habe aufgehört, bevor das fertig war."
    case .tooLong(let kilobytes):
      "Diese Nachricht ist zu lang (höchstens \(kilobytes) KB)."
    case .slowDown: "Das ist mir etwas zu schnell. Gleich bin ich wieder für dich da."
    case .nothingToRepeat: "Ich habe noch nichts gesagt."
    case .nothingToExplain: "Ich habe noch nichts geantwortet, es gibt also nichts zu erklären."
    case .nothingToRetry: "Es ist nichts schiefgegangen, also gibt es nichts zu wiederholen."
    case .nothingToUndo: "Es gibt nichts rückgängig zu machen."
    case .undone(let what): undone(what)

    case .notUnderstood(let word?): "Ich weiß nicht, was \(quoted(word)) bedeutet."
    case .notUnderstood(nil): "Das habe ich nicht verstanden."
    case .tooManyMisses(let count, let word): tooManyMisses(count, word)
    case .unknownItem(let name, let catalog, let nearest, let reach):
      unknownItem(name, catalog, nearest, reach)
    case .missing(let what): missing(what)
    case .outOfRange(let range): outOfRange(range)
    case .which(let shown, let total): which(shown, of: total)
    case .isThisMeant(let name, let sentence, let catalog, let act):
      isThisMeant(name, sentence, catalog, act)
    case .nothingAsked: "Ich habe dich nichts gefragt."
    case .questionDropped: "Gut, ich lasse es, wie es ist."
    case .noSuchTopic(let name): "Zu \(quoted(name)) gibt es keine Hilfe. Das sind die Themen:"

    case .nowAt(let place, let item): nowAt(place, item)
    case .startReached: "Hier haben wir angefangen; weiter zurück geht es nicht."
    case .nothingToStep: "Hier geht es nicht weiter. „Zeig Fische“ würde eine Liste beginnen."
    case .endOfPages(let kind, let end, let total): endOfPages(kind, end, total)
    case .endOfCut(_, let shown, let found): endOfCut(shown, found)
    case .endOfWalk(let walk, let end, let name): endOfWalk(walk, end, name)
    case .firstComic(let number): "Das ist der erste Comic, Nummer \(number)."
    case .latestComic(let number): "Das ist der neueste Comic, Nummer \(number)."
    case .comicMissing(let number): comicMissing(number)
    case .itemMissing(let id): itemMissing(id.catalog)

    case .nothingMatches(let catalog, let filters): nothingMatches(catalog, filters)
    case .nothingFound(let text, let catalog): nothingFound(text, catalog)
    case .namesakes(let namesakes): self.namesakes(namesakes)
    case .hiddenByFilters(let name, let catalog, let filters): hidden(name, catalog, filters)
    case .filterKept(let catalog, let filters): filterKept(filters, in: catalog)
    case .filterNotOn(let catalog, let filters): filterNotOn(filters, in: catalog)
    case .filtersCleared(let catalogs): "Keine Filter mehr bei \(dativeNouns(catalogs))."
    case .noFilterOn(let catalog?): "Bei \(dativePlural(catalog)) ist kein Filter an."
    case .noFilterOn(nil): "Es ist kein Filter an."
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

    case .favouriteAdded(let name): "\(name) ist jetzt bei deinen Favoriten."
    case .favouriteThere(let name): "\(name) war schon bei deinen Favoriten."
    case .favouriteRemoved(let name): "\(name) ist nicht mehr bei deinen Favoriten."
    case .favouriteNotThere(let name): "\(name) war nicht bei deinen Favoriten."
    case .favouriteTold(let name, let isSaved):
      "\(name) ist \(isSaved ? "einer" : "keiner") deiner Favoriten."
    case .noFavourites: "Du hast noch keine Favoriten. Zeig etwas und sag „merk dir das“."
    case .mayFavouritesGo(let count): mayFavouritesGo(count)
    case .favouritesCleared(let count): favouritesCleared(count)
    case .favouritesTravel: Self.favouritesTravel
    case .preferenceSet(let preference): preferenceSet(preference)
    case .preferenceKept(let preference): preferenceKept(preference)
    case .unknownLanguage(let language, let known):
      "\(quoted(language)) spreche ich nicht, aber \(joined(known.map(languageName)))."

    case .asking: "Einen Moment, ich frage nach …"
    case .fromCopy(let day, let age): fromCopy(day, age)
    case .outage(let catalog, let failure): outage(catalog, failure)
    case .pageMissed(let catalog, let failure): pageMissed(catalog, failure)
    case .newestUnsure(let failure, let number, let asked): newestUnsure(failure, number, asked)
    case .serviceBehind(let newest): serviceBehind(newest)
    case .serviceFailed(let failure, let lack): serviceFailed(failure, lack)

    case .noSpeechProgram:
      "Ich finde kein Programm zum Vorlesen; espeak-ng würde genügen."
    case .speechSwitchedOff: "Das Vorlesen ist hier abgeschaltet."
    case .notHeard: "Wo du bist, würde mich niemand hören, darum lese ich nicht vor."
    case .storeFailed(let failure, let saving): storeFailed(failure, saving)
    case .storeMovedAside(let name):
      "Deine gespeicherten Daten waren nicht lesbar. Die Datei heißt jetzt \(name),"
        + " und ich habe neu angefangen."
    case .storeRestored(let aside?):
      "Deine gespeicherten Daten waren nicht lesbar. Jetzt gilt ihre Sicherungskopie, und die"
        + " unlesbare Datei heißt jetzt \(aside). Was kurz davor gespeichert wurde, kann fehlen."
    case .storeRestored(nil):
      "Deine gespeicherten Daten waren verschwunden. Jetzt gilt ihre Sicherungskopie; was kurz davor"
        + " gespeichert wurde, kann fehlen."
    case .storeReadFromBackup:
      "Deine gespeicherten Daten sind nicht lesbar; das hier stammt aus ihrer Sicherungskopie."
    }
  }

  /// What a person or the data wrote, cut and cleaned, in quotation marks.
  func quoted(_ text: String) -> String { example(Cleaning.echo(text)) }

  /// Tags in a row, as filters have them.
  func phrases(_ filters: [Filter], in catalog: CatalogID) -> String {
    joined(tags(filters, in: catalog))
  }
}
