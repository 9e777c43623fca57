import Catalogs
import Conversation
import Testing

/// Mission X8 and X9.
@Suite struct FavouriteTests {
  @Test func favouritesOfAllCatalogsAreListedNewestFirst() async {
    let chat = Chat()
    await chat.say(.favourite(.cod))
    await chat.say(.favourite(.comic(353)))
    let reply = await chat.say(.favourite(.lich))
    #expect(reply.sentences == [.favouriteAdded("Lich")])
    let list = await chat.say(.favourites).list
    #expect(list?.kind == .favourites)
    #expect(list?.names == ["Lich", "Python", "Atlantic Cod"])
  }

  @Test func addingAndRemovingTwiceChangesNothingAndSaysSo() async {
    let chat = Chat()
    await chat.say(.favourite(.cod))
    #expect(await chat.say(.favourite(.cod)).sentences == [.favouriteThere("Atlantic Cod")])
    #expect(chat.store.saved() == [.cod])
    #expect(await chat.say(.unfavourite(.cod)).sentences == [.favouriteRemoved("Atlantic Cod")])
    #expect(
      await chat.say(.unfavourite(.cod)).sentences == [.favouriteNotThere("Atlantic Cod")])
    #expect(await chat.say(.favourites).sentences == [.noFavourites])
  }

  @Test func openingAFavouriteMakesStepsWalkTheFavouritesAndBackLeaves() async {
    let chat = Chat()
    for id in [ItemID.cod, .comic(353), .lich] { await chat.say(.favourite(id)) }
    await chat.say(.favourites)
    #expect(await chat.say(.open(1)).cards == ["Lich"])
    #expect(await chat.say(.next(nil)).cards == ["Python"])
    #expect(await chat.say(.next(nil)).cards == ["Atlantic Cod"])
    #expect(
      await chat.say(.next(nil)).sentences
        == [.endOfWalk(.favourites, .last, name: "Atlantic Cod")])
    #expect(await chat.say(.first(nil)).cards == ["Lich"])
    #expect(
      await chat.say(.previous(nil)).sentences == [.endOfWalk(.favourites, .first, name: "Lich")])
    let back = await chat.say(.back(steps: 1))
    #expect(back.sentences == [.nowAt(.favourites(offset: 0), nil)])
    #expect(back.list?.total == 3)
  }

  @Test func aFavouriteRemovedOnTheWalkKeepsItsNeighbours() async {
    let chat = Chat()
    for id in [ItemID.cod, .comic(353), .lich] { await chat.say(.favourite(id)) }
    await chat.say(.favourites)
    await chat.say(.open(2))
    await chat.say(.unfavourite(.comic(353)))
    #expect(await chat.say(.next(nil)).cards == ["Atlantic Cod"])
    #expect(await chat.say(.previous(nil)).cards == ["Lich"])
  }

  @Test func whatIsOnShowIsReadWithoutLeavingTheWalk() async {
    let chat = Chat()
    for id in [ItemID.cod, .comic(353), .lich] { await chat.say(.favourite(id)) }
    await chat.say(.favourites)
    await chat.say(.open(2))
    await chat.say(.speak(.comic(353)))
    await chat.say(.show(.comic(353)))
    #expect(await chat.say(.next(nil)).cards == ["Atlantic Cod"])
  }

  @Test func removingAllNeedsAYes() async {
    let chat = Chat()
    await chat.say(.favourite(.cod))
    await chat.say(.favourite(.lich))
    let question = await chat.say(.clearFavourites)
    #expect(question.outcome == .ask)
    #expect(question.sentences == [.mayFavouritesGo(count: 2)])
    #expect(chat.store.saved() == [.lich, .cod])
    #expect(await chat.say(.no).sentences == [.questionDropped])
    #expect(await chat.say(.yes).sentences == [.nothingAsked])
    #expect(chat.store.saved() == [.lich, .cod])
    await chat.say(.clearFavourites)
    #expect(await chat.say(.yes).sentences == [.favouritesCleared(count: 2)])
    #expect(chat.store.saved() == [])
    #expect(await chat.state.question == nil)
    await chat.say(.undo)
    #expect(chat.store.saved() == [.lich, .cod])
  }

  @Test func anotherCommandClosesTheQuestion() async {
    let chat = Chat()
    await chat.say(.favourite(.cod))
    await chat.say(.clearFavourites)
    await chat.say(.show(.lich))
    #expect(await chat.say(.yes).sentences == [.nothingAsked])
    #expect(chat.store.saved() == [.cod])
  }

  @Test func favouritesBelongToTheirUser() async {
    let store = ScriptedStore()
    await Chat(user: "ana", store: store).say(.favourite(.cod))
    #expect(await Chat(user: "ben", store: store).say(.favourites).sentences == [.noFavourites])
  }

  @Test func undoTakesBackOneChangeAndLeavesThoseOfOthers() async {
    let store = ScriptedStore()
    let (here, there) = (Chat(store: store), Chat(store: store))
    await here.say(.favourite(.cod))
    await here.say(.favourite(.haddock))
    await here.say(.unfavourite(.cod))
    await there.say(.favourite(.lich))
    #expect(await here.say(.undo).sentences == [.undone(.favourites)])
    #expect(store.saved() == [.lich, .haddock, .cod])
    #expect(await here.say(.undo).sentences == [.nothingToUndo])
  }
}
