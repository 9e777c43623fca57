import Catalogs
import Conversation
import Testing

@Suite struct SearchTests {
  @Test func aSearchGoesThroughAllCatalogs() async {
    let list = await Chat().say(.search("dragon", in: nil)).list
    #expect(list?.kind == .search("dragon"))
    #expect(list?.total ?? 0 > 42)
  }

  /// Case DD-19: words, not parts of words.
  @Test func partsOfWordsDoNotCount() async throws {
    let list = try #require(await Chat().say(.search("rat", in: .monsters)).list)
    #expect(list.names.first == "Rat")
    #expect(!list.names.contains("Triceratops"))
  }

  @Test func theSingularFindsThePluralAndTheOtherWayRound() async throws {
    let plural = try #require(await Chat().say(.search("cats", in: .comics)).list)
    let singular = try #require(await Chat().say(.search("cat", in: .comics)).list)
    #expect(plural.total == singular.total)
    #expect(plural.total > 1)
  }

  /// Case XK-23.
  @Test func theWholeNameComesFirst() async {
    #expect(
      await Chat().say(.search("time travel", in: .comics)).list?.names
        == ["Time Travel", "Time Travel Thesis"])
    #expect(await Chat().say(.search("wisdom of the ancients", in: .comics)).comics == [979])
  }

  @Test func beginningsCountWhereNoWordFits() async {
    #expect(await Chat().say(.search("owlbe", in: .monsters)).cards == ["Owlbear"])
  }

  /// Case XK-06.
  @Test func nothingFoundIsNeverARandomAnswer() async {
    let reply = await Chat().say(.search("zzqx", in: .comics))
    #expect(reply.blocks == [.sentence(.nothingFound("zzqx", .comics))])
    #expect(reply.outcome == .partly)
  }

  @Test func filtersDoNotNarrowASearchAndThatIsSaid() async {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.dead])))
    let reply = await chat.say(.search("morty smith", in: .characters))
    #expect(
      reply.sentences == [.hiddenByFilters(name: "Morty Smith", .characters, [.dead])])
  }

  @Test func foundEntriesOpenAndStepLikeAnyList() async throws {
    let chat = Chat()
    let list = try #require(await chat.say(.search("python", in: nil)).list)
    #expect(await chat.say(.open(1)).cards == [list.names[0]])
    #expect(await chat.say(.next(nil)).cards == [list.names[1]])
  }

  @Test func aSearchRemembersNoMoreThanANameCouldHave() async {
    let reply = await Chat().say(.search(String(repeating: "b", count: 8_000), in: nil))
    #expect(reply.sentences == [.nothingFound(String(repeating: "b", count: 100), nil)])
  }
}
