import Catalogs
import Conversation
import Testing

@Suite struct ListTests {
  @Test func aListComesInPagesOfTen() async {
    let chat = Chat()
    let first = await chat.say(.list(.fish, filters: nil, sort: nil))
    #expect(first.list?.first == 1)
    #expect(first.list?.items.count == 10)
    #expect(first.list?.total == 114)
    let second = await chat.say(.more)
    #expect(second.list?.first == 11)
    #expect(first.list?.names.contains { second.list?.names.contains($0) == true } == false)
    #expect(await chat.say(.previous(nil)).list == first.list)
    #expect(await chat.say(.next(nil)).list == second.list)
  }

  @Test func leafingEndsWithASentence() async {
    let chat = Chat()
    await chat.say(.list(.fish, filters: nil, sort: nil))
    #expect(
      await chat.say(.previous(nil)).sentences
        == [.endOfPages(.catalog(.fish), .first, total: 114)])
    #expect(await chat.say(.page(-1)).list?.first == 111)
    #expect(
      await chat.say(.more).sentences == [.endOfPages(.catalog(.fish), .last, total: 114)])
    #expect(await chat.say(.more).list == nil)
  }

  @Test(arguments: [(1, 1), (3, 21), (83, 821), (-1, 821)])
  func aPageIsOpenedByNumber(number: Int, first: Int) async {
    let chat = Chat()
    await chat.say(.list(.characters, filters: nil, sort: nil))
    #expect(await chat.say(.page(number)).list?.first == first)
  }

  @Test(arguments: [0, 84, -2])
  func aPageOutsideOfTheRangeNamesTheRange(number: Int) async {
    let chat = Chat()
    await chat.say(.list(.characters, filters: nil, sort: nil))
    let reply = await chat.say(.page(number))
    #expect(reply.outcome == .outOfRange)
    #expect(
      reply.sentences
        == [.outOfRange(OutOfRange(String(number), of: .page, low: "1", high: "83"))])
  }

  @Test func anEntryOpensByItsNumberInTheWholeList() async {
    let chat = Chat()
    await chat.say(.list(.monsters, filters: nil, sort: nil))
    let page = await chat.say(.more)
    #expect(await chat.say(.open(12)).cards == [page.list?.names[1]])
    #expect(await chat.say(.open(334)).cards == ["Zombie"])
    #expect(await chat.say(.open(-1)).cards == ["Zombie"])
    let reply = await chat.say(.open(335))
    #expect(
      reply.sentences == [.outOfRange(OutOfRange("335", of: .entry, low: "1", high: "334"))])
  }

  @Test(arguments: [Command.open(2), .page(2)])
  func numbersNeedAList(command: Command) async {
    let reply = await Chat().say(command)
    #expect(reply.sentences == [.missing(.list)])
    #expect(reply.outcome == .partly)
  }

  @Test func moreNeedsAList() async {
    let chat = Chat()
    await chat.say(.show(.goblin))
    #expect(await chat.say(.more).sentences == [.nothingToStep])
  }

  @Test func moreGoesOnWithAListThatWasLeftForOneOfItsEntries() async {
    let chat = Chat()
    await chat.say(.list(.fish, filters: nil, sort: nil))
    await chat.say(.open(3))
    #expect(await chat.say(.more).list?.first == 11)
  }

  @Test func comicsComeNewestFirst() async {
    let reply = await Chat().say(.list(.comics, filters: nil, sort: nil))
    #expect(reply.list?.items.map(\.id.key).prefix(3) == ["3288", "3287", "3286"])
    #expect(reply.list?.total == 3287)
  }

  @Test func aListKeepsTheOrderAndTheFiltersThatAreOn() async {
    let chat = Chat()
    let sort = Query.Sort(.calories, descending: false)
    await chat.say(.list(.fish, filters: [Filter(.harvest, .is, "Wild")], sort: sort))
    let again = await chat.say(.list(.fish, filters: nil, sort: nil))
    #expect(again.list?.filters == [Filter(.harvest, .is, "Wild")])
    #expect(again.list?.sort == sort)
    let all = await chat.say(.list(.fish, filters: [], sort: nil))
    #expect(all.list?.filters == [])
    #expect(all.list?.sort == nil)
    #expect(all.list?.total == 114)
  }

  @Test func anEmptyResultNamesTheFilters() async {
    let chat = Chat()
    let filters = [Filter(.type, .is, "undead"), Filter(.challenge, .min, "30")]
    let reply = await chat.say(.list(.monsters, filters: filters, sort: nil))
    #expect(reply.sentences == [.nothingMatches(.monsters, filters)])
    #expect(reply.list == nil)
    #expect(await chat.say(.open(1)).sentences == [.missing(.list)])
  }
}
