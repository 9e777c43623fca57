import Catalogs
import Conversation
import Testing

/// Mission F8: back, any number of steps, and it says where one is now.
@Suite struct BackTests {
  @Test func backWalksTheTrailToItsBeginning() async {
    let chat = Chat()
    await chat.say(.list(.fish, filters: nil, sort: nil))
    await chat.say(.more)
    await chat.say(.open(12))
    let page = await chat.say(.back(steps: 1))
    #expect(page.sentences == [.nowAt(.list(Query(.fish), offset: 10), nil)])
    #expect(page.list?.first == 11)
    let home = await chat.say(.back(steps: 5))
    #expect(home.sentences == [.nowAt(.home, nil), .welcome])
    #expect(await chat.say(.back(steps: 1)).sentences == [.startReached])
  }

  @Test func backToAListBringsItsFiltersBack() async {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.morty])))
    await chat.say(.filter(.characters, .only([.rick])))
    let reply = await chat.say(.back(steps: 1))
    #expect(reply.list?.filters == [.morty])
    #expect(await chat.state.filters == [.characters: [.morty]])
  }

  @Test func backShowsARecordOnceMore() async throws {
    let chat = Chat()
    let card = await chat.say(.show(.cod))
    await chat.say(.show(.lich))
    let reply = await chat.say(.back(steps: 1))
    #expect(reply.cards == card.cards)
    let cod = try #require(Library.embedded[.cod])
    #expect(reply.sentences == [.nowAt(.item(.cod), cod)])
    #expect(await chat.state.focus == [.cod, .lich])
  }

  @Test func backShowsSearchComparisonAndSettingsOnceMore() async {
    let chat = Chat()
    let search = await chat.say(.search("dragon", in: nil))
    let comparison = await chat.say(.compare([.cod, .haddock], by: .size))
    let settings = await chat.say(.settings)
    await chat.say(.show(.cod))
    #expect(await chat.say(.back(steps: 1)).blocks.last == settings.blocks.last)
    #expect(await chat.say(.back(steps: 1)).comparison == comparison.comparison)
    #expect(await chat.say(.back(steps: 1)).list == search.list)
  }

  @Test func theSamePlaceTwiceIsOneStep() async {
    let chat = Chat()
    await chat.say(.show(.cod))
    await chat.say(.show(.cod))
    #expect(await chat.state.trail == [.home])
  }

  @Test func theTrailKeepsFiftyPlaces() async {
    let chat = Chat()
    for number in 1...60 { await chat.say(.show(.comic(number))) }
    let trail = await chat.state.trail
    #expect(trail.count == 50)
    #expect(trail.first == .item(.comic(10)))
    #expect(await chat.say(.back(steps: 50)).comics == [10])
  }

  @Test func oneItemOfEachCatalogStaysInFocus() async {
    let chat = Chat()
    for id in [ItemID.cod, .lich, .haddock, .comic(1), .goblin] { await chat.say(.show(id)) }
    #expect(await chat.state.focus == [.goblin, .comic(1), .haddock])
  }
}
