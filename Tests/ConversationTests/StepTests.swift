import Catalogs
import Conversation
import Testing

@Suite struct StepTests {
  /// Mission X1, X2.
  @Test func nextIsTheOlderComicAndPreviousTheNewer() async {
    let chat = Chat()
    #expect(await chat.say(.latest).comics == [3288])
    #expect(await chat.say(.next(nil)).comics == [3287])
    #expect(await chat.say(.next(.comics)).comics == [3286])
    #expect(await chat.say(.previous(nil)).comics == [3287])
    #expect(await chat.say(.newer).comics == [3288])
  }

  /// Case XK-02.
  @Test func theComicThatDoesNotExistIsSteppedOverBothWays() async {
    let chat = Chat()
    await chat.say(.show(.comic(405)))
    #expect(await chat.say(.next(nil)).comics == [403])
    #expect(await chat.say(.previous(nil)).comics == [405])
  }

  /// Mission X3.
  @Test func theComicsEndAtTheLatestAndTheFirst() async {
    let chat = Chat()
    await chat.say(.latest)
    #expect(await chat.say(.previous(nil)).sentences == [.latestComic(3288)])
    #expect(await chat.say(.newer).sentences == [.latestComic(3288)])
    #expect(await chat.say(.first(.comics)).comics == [1])
    #expect(await chat.say(.next(nil)).sentences == [.firstComic(1)])
    #expect(await chat.say(.last(nil)).comics == [3288])
  }

  @Test func nextComicFromElsewhereGoesOnFromTheLastComicSeen() async {
    let chat = Chat()
    await chat.say(.show(.cod))
    #expect(await chat.say(.next(.comics)).comics == [3288])
    await chat.say(.show(.cod))
    #expect(await chat.say(.next(.comics)).comics == [3287])
  }

  @Test func fromTheListOfComicsNumbersLead() async {
    let chat = Chat()
    await chat.say(.list(.comics, filters: nil, sort: nil))
    #expect(await chat.say(.open(3)).comics == [3286])
    #expect(await chat.say(.next(nil)).comics == [3285])
  }

  @Test func anEntryOfAListStepsAlongThatList() async throws {
    let chat = Chat()
    let undead = [Filter(.type, .is, "undead")]
    let list = try #require(
      await chat.say(.list(.monsters, filters: undead, sort: .init(.challenge, descending: true)))
        .list)
    #expect(await chat.say(.open(2)).cards == [list.names[1]])
    #expect(await chat.say(.next(nil)).cards == [list.names[2]])
    #expect(await chat.say(.first(nil)).cards == [list.names[0]])
    #expect(
      await chat.say(.previous(nil)).sentences
        == [.endOfWalk(.list, .first, name: list.names[0])])
  }

  @Test func aRecordShownByNameStepsAlongItsCatalog() async {
    let chat = Chat()
    await chat.say(.show(ItemID(.monsters, "acolyte")))
    #expect(await chat.say(.previous(nil)).cards == ["Aboleth"])
    #expect(
      await chat.say(.previous(nil)).sentences
        == [.endOfWalk(.catalog(.monsters), .first, name: "Aboleth")])
    #expect(await chat.say(.last(nil)).cards == ["Zombie"])
    #expect(
      await chat.say(.next(nil)).sentences
        == [.endOfWalk(.catalog(.monsters), .last, name: "Zombie")])
  }

  @Test func stepsFollowTheFiltersThatTheRecordPasses() async {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.dead])))
    let hits = Library.embedded[.characters].select(Query(.characters, filters: [.dead]))
    await chat.say(.show(hits[4].id))
    #expect(await chat.say(.next(nil)).cards == [hits[5].name])
  }

  @Test func withNothingSeenThereIsNothingToStepThrough() async {
    let chat = Chat()
    #expect(await chat.say(.next(nil)).sentences == [.nothingToStep])
    #expect(await chat.say(.first(nil)).sentences == [.nothingToStep])
    #expect(await chat.say(.next(.fish)).cards == [Library.embedded[.fish].first?.name])
  }
}
