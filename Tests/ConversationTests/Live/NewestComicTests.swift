import Catalogs
import Conversation
import Testing

/// Comics that are newer than the embedded ones.
struct NewestComicTests {
  private func services(latest: Int, others: [Int] = []) -> ScriptedServices {
    var answers: [Wanted: Delivery] = [.latestComic: Delivery(items: [.comic(latest)])]
    for number in [latest] + others {
      answers[.comic(number)] = Delivery(items: [.comic(number)])
    }
    return ScriptedServices(answers)
  }

  @Test func theNewestIsAskedForOnceAnHour() async {
    let services = services(latest: 3290)
    let chat = Chat(services: services)
    #expect(await chat.say(.latest).comics == [3290])
    #expect(await chat.say(.latest).comics == [3290])
    #expect(services.requests.filter { $0 == .latestComic }.count == 1)
    services.edit { contents in
      contents.now += 7 * 3_600
      contents.answers[.latestComic] = Delivery(items: [.comic(3291)])
    }
    #expect(await chat.say(.latest).comics == [3291])
  }

  @Test func holesAreSteppedOverBothWays() async {
    let services = services(latest: 3290)
    let chat = Chat(services: services)
    await chat.say(.latest)
    #expect(await chat.say(.next(nil)).comics == [3288])
    #expect(await chat.say(.newer).comics == [3290])
    await chat.settle()
    #expect(services.requests.filter { $0 == .comic(3289) }.count == 1)
  }

  @Test func aGapOfManyHolesIsNotWalkedThrough() async {
    let services = services(latest: 9000)
    let chat = Chat(services: services)
    await chat.say(.show(.comic(3288)))
    #expect(await chat.say(.newer).comics == [9000])
    await chat.settle()
    #expect(services.requests.count < 20)
  }

  @Test func aNumberAboveTheNewestIsRefusedOnlyAfterAsking() async {
    let services = services(latest: 3290)
    services.edit { $0.newest = (3288, $0.now - 600) }
    let chat = Chat(services: services)
    #expect(await chat.say(.show(.comic(3290))).comics == [3290])
    let refused = await chat.say(.show(.comic(3291)))
    #expect(refused.outcome == .outOfRange)
    #expect(
      refused.sentences == [.outOfRange(OutOfRange("3291", of: .comic, low: "1", high: "3290"))])
  }

  @Test func aRefusalWithoutAnAnswerSaysWhatIsKnownAndSinceWhen() async {
    let services = ScriptedServices()
    services.edit { contents in
      contents.failures[.comics] = .status(500)
      contents.newest = (3288, contents.now - 7_200)
    }
    let chat = Chat(services: services)
    let reply = await chat.say(.show(.comic(3290)))
    #expect(reply.outcome == .outOfRange)
    #expect(
      reply.sentences.last
        == .newestUnsure(
          .status(500), number: 3288, asked: CalendarDay(seconds: services.now - 7_200)))
    #expect(await chat.state.failedCommands == [.show(.comic(3290))])
  }

  @Test func number404CostsNoRequest() async {
    let services = services(latest: 3290)
    let chat = Chat(services: services)
    let reply = await chat.say(.show(.comic(404)))
    #expect(reply.sentences == [.comicMissing(404)])
    #expect(services.requests.isEmpty)
  }

  /// The newest is known, and all between it and the data is there too.
  @Test(arguments: [
    Command.show(.comic(3289)), .fact(.hoverText, .comic(3289)), .picture(.comic(3289)),
    .zoom(.comic(3289)), .favourite(.comic(3289)), .compare([.comic(3289), .comic(353)], by: nil),
  ])
  func aNumberBelowTheNewestIsAskedFor(_ command: Command) async {
    let services = services(latest: 3291, others: [3289, 3290])
    let chat = Chat(services: services)
    await chat.say(.latest)
    let reply = await chat.say(command)
    #expect(reply.outcome == .understood)
    #expect(services.requests.contains(.comic(3289)))
  }

  @Test func theListHasNoGapsThoughTheNewestIsHere() async {
    let services = services(latest: 3291, others: [3289, 3290])
    let chat = Chat(services: services)
    await chat.say(.show(.comic(3291)))
    let list = await chat.say(.list(.comics, filters: nil, sort: nil)).list
    #expect(list?.items.prefix(4).map(\.id.key) == ["3291", "3290", "3289", "3288"])
  }

  @Test func aHoleIsAskedForOnce() async {
    let services = services(latest: 3291)
    let chat = Chat(services: services)
    await chat.say(.latest)
    for _ in 1...3 {
      let reply = await chat.say(.show(.comic(3289)))
      #expect(reply.sentences == [.comicMissing(3289)])
    }
    #expect(services.requests.filter { $0 == .comic(3289) }.count == 1)
  }

  @Test func aComicThatTheServiceLacksIsAskedForOnceAnHour() async {
    let services = ScriptedServices([.latestComic: Delivery(items: [.comic(3200)])])
    let chat = Chat(services: services)
    for command in [Command.latest, .fact(.hoverText, .comic(3288)), .show(.comic(3288))] {
      await chat.say(command)
    }
    #expect(services.requests.filter { $0 == .comic(3288) }.count == 1)
    services.edit { $0.now += 3_601 }
    await chat.say(.show(.comic(3288)))
    #expect(services.requests.filter { $0 == .comic(3288) }.count == 2)
  }

  @Test func aServiceThatIsBehindTheDataIsTold() async {
    let services = ScriptedServices([.latestComic: Delivery(items: [.comic(3200)])])
    let reply = await Chat(services: services).say(.latest)
    #expect(reply.comics == [3288])
    #expect(reply.sentences == [.serviceBehind(newest: 3200)])
  }

  @Test func withoutANetworkNobodyClaimsThatThereIsNoSuchComic() async {
    let services = services(latest: 3291)
    services.edit { $0.newest = (3291, $0.now) }
    services.edit { $0.failures[.comics] = .offline }
    let reply = await Chat(services: services).say(.show(.comic(3289)))
    #expect(reply.outcome == .failed)
    #expect(reply.sentences == [.serviceFailed(.offline, .record(.comic(3289)))])
  }

  @Test func newComicsArePartOfListsAndFavourites() async {
    let services = services(latest: 3290, others: [3289])
    let chat = Chat(services: services)
    let list = await chat.say(.list(.comics, filters: nil, sort: nil)).list
    #expect(list?.items.prefix(3).map(\.id.key) == ["3290", "3289", "3288"])
    #expect(list?.total == 3_289)
    await chat.say(.favourite(.comic(3290)))
    #expect(chat.store.saved() == [.comic(3290)])
    #expect(await chat.say(.favourites).list?.names == ["Comic 3290"])
    #expect(await chat.say(.search("comic 3289", in: .comics)).comics == [3289])
  }

  /// XK-18.
  @Test func aFavouriteThatOnlyACopyHasIsThereAfterARestart() async {
    let name = #"5" Disk 'n' "Chips""#
    let newer = Item(id: .comic(3290), name: name, facts: [:])
    let services = ScriptedServices()
    services.edit { $0.kept[newer.id] = Kept(item: newer, fetched: 0) }
    let store = ScriptedStore()
    store.edit { $0.favourites["ana"] = [.comic(3290), .comic(353)] }
    let chat = Chat(store: store, services: services)
    #expect(await chat.say(.favourites).list?.names == [name, "Python"])
    #expect(await chat.say(.open(2)).comics == [353])
    #expect(await chat.say(.previous(nil)).comics == [3290])
  }

  @Test func aRecordThatOnlyACopyHasIsThereAfterARestart() async {
    let newer = Item.comic(3290)
    let services = ScriptedServices()
    services.edit { $0.kept[newer.id] = Kept(item: newer, fetched: 0) }
    let store = ScriptedStore()
    store.edit { $0.favourites["ana"] = [newer.id] }
    let before = Chat(store: store, services: services)
    await before.say(.show(newer.id))
    await before.say(.show(.cod))
    let chat = Chat(store: store, services: services)
    #expect(await chat.session.restore(await before.session.packed()))
    #expect(await chat.say(.back(steps: 1)).comics == [3290])
    #expect(await chat.say(.unfavourite(newer.id)).outcome == .understood)
    #expect(store.saved() == [])
  }

  /// XK-14, XK-16.
  @Test(arguments: ["The bench", "Shed of Waffles"])
  func aNewTitleIsFound(_ title: String) async {
    let newer = Item(id: .comic(3290), name: title, facts: [.title: .text(title)])
    let services = ScriptedServices([
      .latestComic: Delivery(items: [newer]), .comic(3290): Delivery(items: [newer]),
    ])
    let chat = Chat(services: services)
    await chat.say(.latest)
    #expect(await chat.say(.search(title.lowercased(), in: nil)).comics == [3290])
  }

  @Test func neighboursAreFetchedAhead() async {
    let services = services(latest: 3288, others: [352, 353, 354])
    let chat = Chat(services: services)
    await chat.say(.show(.comic(353)))
    await chat.settle()
    #expect(Set(services.requests) == [.comic(352), .comic(353), .comic(354)])
    await chat.say(.next(nil))
    await chat.settle()
    #expect(services.requests.filter { $0 == .comic(352) }.count == 1)
  }
}
