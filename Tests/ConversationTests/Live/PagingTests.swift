import Catalogs
import Conversation
import Testing

/// Pages are read ahead as the apps do it.
struct PagingTests {
  private static let monsters = Command.list(.monsters, filters: nil, sort: nil)
  private static let characters = Command.list(.characters, filters: nil, sort: nil)

  @Test func theNextPageIsAskedForWithinFiveRowsOfTheEnd() async {
    let services = ScriptedServices.leafing(monsters: 334)
    let chat = Chat(services: services)
    await chat.say(Self.monsters)
    await chat.settle()
    #expect(services.requests == [.monsters(skip: 0)])
    await chat.say(.more)
    await chat.settle()
    #expect(services.requests == [.monsters(skip: 0), .monsters(skip: 20)])
    await chat.say(.more)
    await chat.settle()
    #expect(services.requests.count == 2)
  }

  @Test func everyPageIsAskedForOnceHoweverOftenItIsShown() async {
    let services = ScriptedServices.leafing(characters: 826)
    let chat = Chat(services: services)
    for command in [
      Self.characters, .more, .more, .page(1), .more, .previous(nil), Self.characters,
    ] {
      await chat.say(command)
      await chat.settle()
    }
    #expect(services.requests == [.characters(page: 1), .characters(page: 2)])
  }

  @Test func nothingIsAskedForAfterAShorterPage() async {
    let services = ScriptedServices.leafing(monsters: 25)
    let chat = Chat(services: services)
    await chat.say(Self.monsters)
    for _ in 1...6 {
      await chat.settle()
      await chat.say(.more)
    }
    await chat.settle()
    #expect(services.requests == [.monsters(skip: 0), .monsters(skip: 20)])
  }

  @Test func aFailedPageIsAskedForOnTheNextNeedAndThePersonIsTold() async {
    let services = ScriptedServices.leafing(monsters: 334)
    services.edit { $0.failures[.monsters] = .status(503) }
    let chat = Chat(services: services)
    let first = await chat.say(Self.monsters)
    #expect(first.sentences.isEmpty)
    await chat.settle()
    services.edit { $0.failures = [:] }
    let second = await chat.say(.page(1))
    await chat.settle()
    #expect(second.sentences == [.pageMissed(.monsters, .status(503))])
    #expect(await chat.state.failedCommands == [.page(1)])
    #expect(second.list?.first == 1)
    #expect(services.requests == [.monsters(skip: 0), .monsters(skip: 0)])
    let third = await chat.say(.page(1))
    #expect(third.sentences.isEmpty)
  }

  @Test func aFailureIsNoNewsOnceTheServiceHasAnsweredAgain() async {
    let services = ScriptedServices.leafing(monsters: 334)
    services.edit { $0.failures[.monsters] = .status(503) }
    let chat = Chat(services: services)
    await chat.say(Self.monsters)
    await chat.settle()
    services.edit { contents in
      contents.failures = [:]
      contents.now += 62
      contents.answers[.monster("lich")] = Delivery(
        items: Library.embedded[.lich].map { [$0] } ?? [])
    }
    await chat.say(.show(.lich))
    #expect(await chat.say(Self.monsters).sentences.isEmpty)
  }

  @Test func aChangeOfTheNameFilterStartsAtThatNamesFirstPage() async {
    let services = ScriptedServices.leafing(characters: 60, named: "Morty")
    let chat = Chat(services: services)
    await chat.say(.filter(.characters, .only([.morty])))
    await chat.settle()
    #expect(services.requests == [.characters(page: 1, name: "Morty")])
    await chat.say(.filter(.characters, .only([.rick])))
    await chat.settle()
    #expect(services.requests.last == .characters(page: 1, name: "Rick"))
    await chat.say(.clearFilters(.characters))
    await chat.settle()
    #expect(services.requests.last == .characters(page: 1))
  }

  @Test func whatNoServiceLeafsThroughIsNotAskedFor() async {
    let services = ScriptedServices.leafing(characters: 60)
    let chat = Chat(services: services)
    await chat.say(.filter(.characters, .only([.dead])))
    await chat.say(.list(.monsters, filters: nil, sort: .init(.challenge, descending: true)))
    await chat.say(.list(.fish, filters: nil, sort: nil))
    await chat.settle()
    #expect(services.requests.isEmpty)
  }

  @Test func textNeverWaitsForAPage() async {
    let services = ScriptedServices.leafing(monsters: 40)
    let gate = Gate()
    services.edit { $0.gate = { await gate.wait() } }
    let chat = Chat(services: services)
    let reply = await chat.say(Self.monsters)
    #expect(reply.list?.items.count == 10)
    await gate.open()
    await chat.settle()
  }

  @Test func aNewMonsterOfAPageBecomesPartOfTheList() async {
    let new = Item(id: ItemID(.monsters, "aardvark"), name: "Aardvark", facts: [:])
    let services = ScriptedServices([
      .monsters(skip: 0): Delivery(items: [new], isLast: false)
    ])
    let chat = Chat(services: services)
    let before = await chat.say(Self.monsters)
    await chat.settle()
    let after = await chat.say(Self.monsters)
    #expect(before.list?.total == 334)
    #expect(after.list?.total == 335)
    #expect(after.list?.names.first == "Aardvark")
  }
}
