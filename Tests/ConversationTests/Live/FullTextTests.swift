import Catalogs
import Conversation
import Testing

/// What the embedded data lacks comes from a copy or from its service.
struct FullTextTests {
  private let answers: [Wanted: Delivery] = [
    .fish("haddock"): Delivery(items: [.toldHaddock]),
    .comic(353): Delivery(items: [.comic(353)]),
  ]

  @Test func aCardGetsTheProseOfItsServiceOnce() async {
    let services = ScriptedServices(answers)
    let chat = Chat(services: services)
    let first = await chat.say(.show(.haddock))
    #expect(first.item?[.habitat] == .text("Cold and deep."))
    #expect(first.item?[.color] == .terms(["white"]))
    #expect(first.source == .live)
    let second = await chat.say(.show(.haddock))
    #expect(second.item?[.habitat] == .text("Cold and deep."))
    #expect(second.source == .store)
    #expect(services.requests == [.fish("haddock")])
  }

  @Test func anAnswerFromACopySaysSoAndHowOldItIs() async {
    let services = ScriptedServices()
    let day = 86_400
    services.edit { contents in
      contents.kept[.haddock] = Kept(item: .toldHaddock, fetched: contents.now - 3 * day)
    }
    let chat = Chat(services: services)
    let reply = await chat.say(.show(.haddock))
    #expect(reply.source == .store)
    #expect(
      reply.sentences == [
        .fromCopy(of: CalendarDay(seconds: services.now - 3 * day), age: 3 * day)
      ])
    #expect(services.requests.isEmpty)
  }

  @Test func anOutageIsToldOnceAndTheCardIsThere() async {
    let services = ScriptedServices(answers)
    services.edit { $0.failures[.fish] = .timedOut }
    let chat = Chat(services: services)
    let first = await chat.say(.show(.haddock))
    #expect(first.cards == ["Haddock"])
    #expect(first.outcome == .understood)
    #expect(first.sentences == [.outage(.fish, .timedOut)])
    let second = await chat.say(.show(.cod))
    #expect(second.sentences.isEmpty)
    #expect(services.requests.count == 1)
    services.edit { $0.failures = [:] }
    await chat.say(.show(.haddock))
    let third = await chat.say(.retry)
    #expect(third.item?[.habitat] == .text("Cold and deep."))
  }

  @Test func aFactThatOnlyTheServiceHasFailsInOneSentence() async {
    let services = ScriptedServices(answers)
    services.edit { $0.failures[.comics] = .unreachable }
    let chat = Chat(services: services)
    await chat.say(.show(.comic(353)))
    let before = await chat.state.place
    let reply = await chat.say(.fact(.hoverText, .comic(353)))
    #expect(reply.outcome == .failed)
    #expect(reply.failure == Failure(code: "unreachable"))
    #expect(reply.sentences.count == 1)
    #expect(await chat.state.place == before)
    services.edit { $0.failures = [:] }
    let again = await chat.say(.retry)
    #expect(again.blocks.contains { if case .fact(.hoverText, _) = $0 { true } else { false } })
  }

  @Test func whereNothingIsReachedOneServiceStandsForAll() async {
    let services = ScriptedServices()
    services.edit { contents in
      for catalog in CatalogID.allCases { contents.failures[catalog] = .unreachable }
    }
    let chat = Chat(services: services)
    let hints = [
      await chat.say(.show(.haddock)), await chat.say(.show(.lich)),
      await chat.say(.show(.comic(353))), await chat.say(.next(nil)),
    ].map(\.sentences.count)
    #expect(hints == [1, 0, 0, 0])
  }

  @Test func stopEndsAFetch() async {
    let services = ScriptedServices(answers)
    let gate = Gate()
    services.edit { $0.gate = { await gate.wait() } }
    let chat = Chat(services: services)
    async let reply = chat.say(.show(.haddock))
    await gate.reached()
    await chat.session.cancel()
    #expect(await reply.sentences == [.cancelled])
    #expect(await chat.state.failedCommands == [.show(.haddock)])
  }

  @Test func textsThatWereKeptAreSearched() async {
    let services = ScriptedServices()
    services.edit { contents in
      contents.found = [
        Kept(item: .comic(353, hoverText: "A zzqx."), fetched: 0),
        Kept(item: .toldHaddock, fetched: 0),
      ]
    }
    let chat = Chat(services: services)
    let reply = await chat.say(.search("zzqx", in: nil))
    #expect(reply.list?.items.map(\.id) == [.haddock, .comic(353)])
    let scoped = await chat.say(.search("zzqx in hover text", in: nil))
    #expect(scoped.cards == ["Python"])
  }

  @Test func aRecordThatOnlyACopyHasIsFound() async {
    let services = ScriptedServices()
    let new = Item(id: ItemID(.monsters, "zog"), name: "Zog", facts: [.size: .text("Tiny")])
    services.edit { $0.found = [Kept(item: new, fetched: 0)] }
    let reply = await Chat(services: services).say(.search("zog", in: nil))
    #expect(reply.cards == ["Zog"])
  }

  /// Lists have the words of features; a monster's own is asked for with its card.
  @Test func aMonsterOfAListGetsItsOwnWordsWithItsCard() async {
    var listed = Item(id: .lich, name: "Lich", facts: [:])
    var bite = Feature(name: "Paralyzing Touch")
    bite.text = "It touches."
    listed.facts[.actions] = .features([bite])
    var told = listed
    told.facts[.description] = .text("Bony.")
    let services = ScriptedServices([.monster("lich"): Delivery(items: [told])])
    services.edit { $0.kept[.lich] = Kept(item: listed, fetched: 0) }
    let chat = Chat(services: services)
    #expect(await chat.say(.show(.lich)).item?[.description] == .text("Bony."))
    services.edit { $0.failures[.monsters] = .timedOut }
    let other = Chat(services: services)
    let without = await other.say(.show(.lich))
    #expect(without.source == .store)
    #expect(without.sentences.contains(.outage(.monsters, .timedOut)))
  }

  @Test func withoutServicesNothingIsAskedAndNothingSaid() async {
    let reply = await Chat().say(.show(.haddock))
    #expect(reply.sentences.isEmpty)
    #expect(reply.source == .embedded)
  }
}

extension Reply {
  /// The record on the first card.
  fileprivate var item: Item? {
    blocks.lazy.compactMap { if case .card(let item) = $0 { item } else { nil } }.first
  }
}
