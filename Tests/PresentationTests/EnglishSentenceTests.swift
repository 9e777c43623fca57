import Catalogs
import Conversation
import Presentation
import Testing

@Suite struct EnglishSentenceTests {
  private static let cod = Item(
    id: ItemID(.fish, "cod"), name: "Cod", facts: [.scientificName: .text("Gadus morhua")])
  private static let lich = Item(id: ItemID(.monsters, "lich"), name: "Lich", facts: [:])
  private static let python = Item(id: ItemID(.comics, "353"), name: "Python", facts: [:])
  private static let dead = Filter(.status, .is, "Dead")
  private static let morty = Filter(.name, .is, "Morty")

  private static let reach = Reach(fish: 114, lastEpisode: "S05E10", lastComic: 3288)

  private static let talk: [(Sentence, String)] = [
    (
      .greeting,
      "Hello. Ask me about fish, monsters, characters or comics; “help” shows what I understand."
    ),
    (.undone(.filters), "The filters are back as they were."),
    (.preferenceSet(.theme(.plain)), "Plain mode is on, without colours."),
    (.preferenceKept(.theme(.dark)), "Dark mode was on already."),
    (.preferenceSet(.language("de")), "From now on I speak German."),
    (
      .unknownLanguage("fr", known: ["en", "de"]),
      "I do not speak “fr”, but I do speak English and German."
    ),
    (.notUnderstood(word: "pste"), "I do not know what “pste” means."),
    (.notUnderstood(word: nil), "I did not understand that."),
    (
      .tooManyMisses(inARow: 2, word: nil),
      "I am still not with you. “help” shows what I understand."
    ),
    (
      .tooManyMisses(inARow: 2, word: "pste"),
      "I do not know “pste” either. “help” shows what I understand."
    ),
    (.tooManyMisses(inARow: 3, word: "pste"), "“pste” means nothing to me."),
    (.tooManyMisses(inARow: 4, word: nil), "I can do nothing with that line either."),
    (.which(shown: 3, total: 3), "Which one do you mean?"),
    (.which(shown: 5, total: 17), "Which one do you mean? 17 fit; these are the first 5:"),
    (
      .isThisMeant(name: nil, sentence: "clear favourites"),
      "Do you mean “clear favourites”? Say yes or no."
    ),
    (.isThisMeant(name: "Goblin", sentence: nil), "Do you mean Goblin? Say yes or no."),
    (
      .isThisMeant(name: "War", sentence: nil, of: .comics, act: .save),
      "Shall I save the comic “War” among your favourites? Say yes or no."
    ),
    (
      .unknownItem("marlin", .fish, nearest: 3, reach),
      "I know no fish called “marlin”; my 114 are of U.S. waters. These come nearest:"
    ),
    (
      .unknownItem("ankylosaurus", .monsters, nearest: 1, reach),
      "There is no “ankylosaurus” in the free rules set of 2014. This comes nearest:"
    ),
    (
      .unknownItem("ankylosaurus", .monsters, nearest: 0, reach),
      "There is no “ankylosaurus” in the free rules set of 2014."
    ),
    (
      .unknownItem("zorblax", .characters, nearest: 0, reach),
      "I know no character called “zorblax”; my catalog ends with S05E10."
    ),
    (
      .unknownItem("zorblax", .comics, nearest: 1, reach),
      "I know no comic called “zorblax”; mine end with #3288. This comes nearest:"
    ),
    (
      .unknownItem("zorblax", nil, nearest: 0, reach),
      "I know nothing called “zorblax”. My fish are those of U.S. waters, my monsters those of the"
        + " free rules of 2014; characters end with S05E10, comics with #3288."
    ),
    (
      .unknownItem("zorblax", nil, nearest: 2, reach),
      "I know nothing called “zorblax”. These come nearest:"
    ),
  ]

  private static let places: [(Sentence, String)] = [
    (.nowAt(.home, nil), "You are back home."),
    (.nowAt(.item(cod.id), cod), "You are back at Cod."),
    (.nowAt(.list(Query(.fish), offset: 0), nil), "You are back at the fish."),
    (
      .nowAt(.list(Query(.characters, filters: [morty, dead]), offset: 10), nil),
      "You are back at the characters (Morty and dead), from number 11."
    ),
    (.nowAt(.search("dragon", in: nil, offset: 0), nil), "You are back at what “dragon” found."),
    (.endOfPages(.catalog(.fish), .last, total: 114), "That was the last of 114 fish."),
    (.endOfPages(.catalog(.comics), .last, total: 3287), "That was the last of 3,287 comics."),
    (.endOfPages(.favourites, .first, total: 3), "This is the first page."),
    (.endOfWalk(.list, .last, name: "Cod"), "Cod is the last of this list."),
    (
      .endOfWalk(.catalog(.monsters), .first, name: "Aboleth"),
      "Aboleth is the first of the monsters."
    ),
    (.latestComic(3288), "That is the latest comic, number 3288."),
    (
      .comicMissing(404),
      "There is no comic 404, and that is no accident: whoever looks for it gets the web's own"
        + " answer, 404 Not Found, and that is the joke."
    ),
    (
      .outOfRange(OutOfRange("9999", of: .comic, low: "1", high: "3288")),
      "Comics go from 1 to 3288; there is no number 9999."
    ),
    (.outOfRange(OutOfRange("2", of: .page, low: "1", high: "1")), "There is only one page."),
    (
      .outOfRange(OutOfRange("1/3", of: .challenge, low: "0", high: "30")),
      "Challenge ratings are 0, 1/8, 1/4, 1/2 and 1 to 30; there is no 1/3."
    ),
  ]

  private static let lists: [(Sentence, String)] = [
    (
      .nothingMatches(.characters, [morty, Filter(.status, .not, "Dead")]),
      "No character is all of this: Morty and not dead. “clear filters” shows them all again."
    ),
    (
      .nothingFound("zzqx", .comics),
      "No comic has “zzqx” in its title. “random comic” shows one that exists."
    ),
    (
      .hiddenByFilters(name: "Morty Smith", .characters, [dead]),
      "The list of characters leaves out Morty Smith while this filter is on: dead. “clear filters” ends that."
    ),
    (.filterKept(.characters, [morty]), "That filter is on already: Morty."),
    (.filterNotOn(.characters, [morty, dead]), "Those filters are not on: Morty and dead."),
    (.filtersCleared([.characters]), "No more filters on characters."),
    (
      .otherPanels([.fish, .monsters, .comics]),
      "Fish, monsters and comics have filters too: say “filter fish”."
    ),
    (.counted(Count(.comics, total: 3287, matching: 3287)), "There are 3,287 comics."),
    (
      .counted(Count(.characters, total: 826, filters: [dead], matching: 287)),
      "287 of 826 characters fit: dead."
    ),
    (
      .counted(Count(.characters, total: 826, filters: [dead], matching: 1)),
      "1 of 826 characters fits: dead."
    ),
    (.shownCounted(.favourites, 1), "You have 1 favourite."),
  ]

  private static let records: [(Sentence, String)] = [
    (
      .factForeign(.armorClass, python, askable: [.title, .number, .date]),
      "A comic has no armor class. Of Python you can ask the title, number and date."
    ),
    (
      .incomparable([cod, lich], by: nil, shared: [.size]),
      "Cod is a fish and Lich is a monster; they only compare by size."
    ),
    (
      .incomparable([cod, python], by: nil, shared: []),
      "Cod is a fish and Python is a comic, so there is nothing to compare."
    ),
    (
      .incomparable([cod, cod], by: .armorClass, shared: []),
      "Fish cannot be compared by armor class."
    ),
    (.caught(cod), "You have caught Cod (Gadus morhua). “show it” tells you more."),
    (.noPicture(python), "Python has no single picture; its page shows it."),
    (.mayFavouritesGo(count: 5), "Shall I remove all 5 favourites? Say yes or no."),
    (.favouritesCleared(count: 1), "Your favourite is gone. “undo” brings it back."),
    (
      .storeFailed(.full, .adding(cod)),
      "Cod was not saved among your favourites, because the disk is full; everything else still works."
    ),
    (
      .storeFailed(.newer(version: 9), .settings),
      "It holds for this chat but was not saved, because the saved data is from a newer Curio (format 9); everything else still works."
    ),
  ]

  @Test(arguments: talk + places + lists + records)
  func everySentenceIsPlainEnglish(sentence: Sentence, text: String) {
    #expect(English().sentence(sentence) == text)
  }
}
