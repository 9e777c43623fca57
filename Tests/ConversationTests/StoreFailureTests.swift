import Catalogs
import Conversation
import Testing

@Suite struct StoreFailureTests {
  @Test(arguments: [
    (StoreFailure.full, "storeFull"), (.readOnly, "storeReadOnly"),
    (.newer(version: 9), "storeNewer"), (.busy, "storeBusy"), (.other("odd"), "store"),
  ])
  func whatWasNotSavedIsSaidInOneSentence(failure: StoreFailure, code: String) async throws {
    let chat = Chat()
    chat.store.edit { $0.failure = failure }
    let reply = await chat.say(.favourite(.cod))
    let cod = try #require(Library.embedded[.cod])
    #expect(reply.outcome == .failed)
    #expect(reply.failure == Failure(code: code))
    #expect(reply.blocks == [.sentence(.storeFailed(failure, .adding(cod)))])
  }

  @Test func whatFailedCanBeTriedAgain() async {
    let chat = Chat()
    chat.store.edit { $0.failure = .busy }
    await chat.say(.favourite(.cod))
    await chat.say(.thanks)
    #expect(await chat.say(.retry).outcome == .failed)
    chat.store.edit { $0.failure = nil }
    #expect(await chat.say(.retry).sentences == [.favouriteAdded("Atlantic Cod")])
    #expect(await chat.say(.retry).sentences == [.nothingToRetry])
  }

  @Test func anotherCommandMakesAFailurePast() async {
    let chat = Chat()
    chat.store.edit { $0.failure = .busy }
    await chat.say(.favourite(.cod))
    await chat.say(.show(.lich))
    #expect(await chat.say(.retry).sentences == [.nothingToRetry])
  }

  @Test func aSettingThatCannotBeSavedStillHolds() async {
    let chat = Chat()
    chat.store.edit { $0.failure = .readOnly }
    let reply = await chat.say(.theme(.light))
    #expect(
      reply.sentences == [.preferenceSet(.theme(.light)), .storeFailed(.readOnly, .settings)])
    #expect(reply.settings.theme == .light)
    chat.store.edit { $0.failure = nil }
    #expect(await chat.say(.retry).outcome == .understood)
    #expect(chat.store.settings()?.theme == .light)
  }

  @Test func theWalkAlongFavouritesSaysWhenTheyCannotBeRead() async {
    let chat = Chat()
    await chat.say(.favourite(.cod))
    await chat.say(.favourites)
    await chat.say(.open(1))
    chat.store.edit { $0.failure = .busy }
    #expect(await chat.say(.next(nil)).sentences == [.storeFailed(.busy, .reading)])
  }

  @Test func anUnreadableFileIsToldOnce() async {
    let chat = Chat()
    chat.store.edit { $0.notice = .movedAside("curio.db.bad") }
    #expect(
      await chat.say(.show(.cod)).sentences == [.storeMovedAside("curio.db.bad")])
    #expect(await chat.say(.favourite(.cod)).sentences == [.favouriteAdded("Atlantic Cod")])
  }

  @Test(arguments: [StoreNotice.movedAside("/home/cu rio/x.bad"), .restored(aside: "/a/x.bad")])
  func aStrangerDoesNotLearnWhereFilesLie(notice: StoreNotice) async {
    for (user, text) in [("ana", "x.bad"), ("", "/")] {
      let chat = Chat(user: user)
      chat.store.edit { $0.notice = notice }
      let told = await chat.say(.favourite(.cod)).sentences.last.map { "\($0)" } ?? ""
      #expect(told.contains("x.bad") && told.contains(text) && (user == "") == told.contains("/"))
    }
  }

  @Test func aPlainAnswerOpensNoStore() async {
    let chat = Chat()
    chat.store.edit { $0.exists = false }
    await chat.say(.show(.cod))
    await chat.say(.list(.fish, filters: nil, sort: nil))
    #expect(chat.store.uses == 0)
  }
}
