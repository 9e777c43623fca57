import Catalogs
import Testing

@testable import Conversation

/// What is said of a list that is on show, with what was said before it.
@Suite struct FollowingWordingTests {
  private static let dragons = Filter(.type, .is, "dragon")

  /// The dragons on show, of which only the list is known.
  private static var onDragons: State {
    let query = Query(.monsters, filters: [dragons])
    var state = State()
    state.place = .list(query, offset: 0)
    state.filters = [.monsters: [dragons]]
    state.shown = Library.embedded[.monsters].select(query).map(\.id)
    state.lastCommands = [.list(.monsters, filters: [dragons], sort: nil)]
    return state
  }

  static let english: [(String, String)] = [
    ("which are medium sized", "narrow monsters size=medium"),
    ("which of them can fly", "narrow monsters speed=fly"),
    ("any of them good", "narrow monsters alignment=good"),
    ("only the small ones", "only monsters size=small"),
    ("how many of those can swim", "count monsters type=dragon speed=swim"),
    ("which has the most hp", "list monsters -hitPoints"),
    ("the smartest", "list monsters -intelligence"),
    ("the one with the highest dex", "list monsters -dexterity"),
    ("list them by cr", "list monsters +challenge"),
    ("or undead", "or monsters type=undead"),
    ("and not large", "list monsters type=dragon size≠large"),
    ("everything but the good", "narrow monsters alignment≠good"),
    ("hide the large ones", "only monsters size≠large"),
    ("without legendary actions", "only monsters legendaryActions≠any"),
    ("humanoids only", "only monsters type=humanoid"),
    ("how fast is the first one", "speed of adult-black-dragon"),
    ("what is the ac of the second", "armorClass of adult-blue-dragon"),
    ("compare the first two", "compare adult-black-dragon adult-blue-dragon"),
    ("favourite the third one", "favourite adult-brass-dragon"),
    ("favourite 2 and 4", "favourite adult-blue-dragon ; favourite adult-bronze-dragon"),
    ("open the second one and favourite it", "open 2 ; favourite adult-blue-dragon"),
    ("who speaks goblin", "list monsters languages=Goblin"),
  ]

  @Test(arguments: english) func hearsEnglish(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said, Self.onDragons) == meant)
  }

  static let german: [(String, String)] = [
    ("welche davon können schwimmen", "narrow monsters speed=swim"),
    ("wie viele davon können schwimmen", "count monsters type=dragon speed=swim"),
    ("welcher hat die meisten tp", "list monsters -hitPoints"),
    ("oder untote", "or monsters type=undead"),
    ("ohne legendäre aktionen", "only monsters legendaryActions≠any"),
    ("alle außer den guten", "narrow monsters alignment≠good"),
    ("der erwachsene rote", "show adult-red-dragon"),
    ("wie schnell ist der erste", "speed of adult-black-dragon"),
    ("vergleiche den ersten mit dem zweiten", "compare adult-black-dragon adult-blue-dragon"),
    ("vergleiche die ersten zwei", "compare adult-black-dragon adult-blue-dragon"),
    ("merk dir den dritten", "favourite adult-brass-dragon"),
    ("öffne den zweiten und merk ihn dir", "open 2 ; favourite adult-blue-dragon"),
  ]

  @Test(arguments: german) func hearsGerman(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said, Self.onDragons, in: "de") == meant)
  }

  /// What is asked of something of another catalog is told not to be known of it, instead of finding half a name.
  @Test(arguments: [
    ("where does the goblin live", "location of goblin"),
    ("how old is a lich", "lifespan of lich"),
    ("is haddock evil", "alignment of haddock"),
    ("where do dragons live", "search all dragon"),
    ("favourite the great white shark", "unknown"),
    ("favourite the first", "ask 1258"),
  ]) func isNoHalfName(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  /// A bare bound is one of what was bounded before.
  @Test func aBareBoundGoesWithTheOneBefore() {
    var state = State()
    state.lastCommands = [.count(.monsters, filters: [Filter(.hitPoints, .over, "200")])]
    #expect(
      Hearer.hear("and less than 250", state) == "count monsters hitPoints>200 hitPoints<250")
  }
}
