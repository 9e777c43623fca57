import Catalogs
import Conversation
import Synchronization
import Testing

@Suite struct SessionTests {
  /// Case NL-06.
  @Test func twoPeopleDoNotShareTheirContext() async {
    let script = Script()
    let world = World.scripted(script)
    let sessions = Sessions(make: { Session(key: $0, world: world, kept: $1) })
    func say(_ user: String, _ room: String, _ command: Command) async -> Reply {
      let text = script.utterance(
        meaning: .commands([command], mended: [], reasoning: Reasoning()))
      return await sessions.reply(to: Message(user: user, room: room, text: text))
    }
    _ = await say("ana", "#den", .list(.fish, filters: nil, sort: nil))
    _ = await say("ben", "#den", .show(.goblin))
    #expect(await say("ana", "#den", .more).list?.first == 11)
    #expect(await say("ben", "#den", .more).sentences == [.nothingToStep])
    #expect(await say("ana", "#lab", .more).sentences == [.nothingToStep])
    #expect(sessions.count == 3)
  }

  @Test func postsAreAnsweredInOrder() async {
    let chat = Chat()
    let texts = (1...200).map { number in
      chat.script.utterance(
        meaning: .commands([.show(.comic(number))], mended: [], reasoning: Reasoning()))
    }
    let (replies, continuation) = AsyncStream<Int>.makeStream()
    for text in texts {
      chat.session.post(Message(text: text)) { reply in
        continuation.yield(reply.comics.first ?? 0)
        if reply.comics == [200] { continuation.finish() }
      }
    }
    var numbers: [Int] = []
    for await number in replies { numbers.append(number) }
    #expect(numbers == Array(1...200))
    #expect(await chat.state.trail.count == 50)
  }

  @Test func oneMessageIsAnsweredInFullBeforeTheNextIsRead() async {
    let chat = Chat()
    let gate = Gate()
    chat.store.edit { contents in contents.gate = { await gate.wait() } }
    async let first = chat.say(.favourite(.cod))
    await gate.reached()
    async let second = chat.say(.count(nil, filters: nil), .show(.lich))
    await gate.open()
    let replies = await (first, second)
    #expect(replies.0.sentences == [.favouriteAdded("Atlantic Cod")])
    #expect(replies.1.cards == ["Lich"])
    #expect(await chat.state.focus == [.lich, .cod])
  }

  @Test func whatRunsCanBeCancelled() async {
    let chat = Chat()
    chat.store.edit { $0.exists = false }
    let gate = Gate()
    chat.store.edit { contents in contents.gate = { await gate.wait() } }
    async let reply = chat.say(.favourite(.cod), .show(.lich))
    await gate.reached()
    #expect(await chat.session.cancel())
    let cancelled = await reply
    #expect(cancelled.sentences == [.cancelled])
    #expect(cancelled.failure == Failure(code: "cancelled"))
    #expect(chat.store.saved() == [])
    #expect(await !chat.session.cancel())
  }

  @Test func aWishToStopDoesNotWait() async {
    let chat = Chat()
    chat.store.edit { $0.exists = false }
    let gate = Gate()
    chat.store.edit { contents in contents.gate = { await gate.wait() } }
    async let reply = chat.say(.favourite(.cod))
    await gate.reached()
    async let stop = chat.say(.stop)
    #expect(await reply.sentences == [.cancelled])
    #expect(await stop.sentences == [.stopped])
  }

  /// Mission X12.
  @Test func theTraceTellsCommandWorkflowAndActions() async {
    let chat = Chat()
    chat.store.edit { $0.exists = false }
    await chat.say(.show(.comic(353)))
    #expect(
      chat.trace.lines == [
        "action   hearing(heard(utterance 1, nil, Reasoning))",
        "action   hearing(understood(show(comics/353), ))",
        "command  show(comics/353)",
        "workflow show",
        "action   browsing(itemShown(comics/353, item(comics/353), false))",
      ])
  }

  @Test func sessionsThatWereIdleLongestMakeRoom() async {
    let world = World.scripted(Script())
    let evicted = Mutex<[String]>([])
    let sessions = Sessions(
      limit: 10, make: { Session(key: $0, world: world, kept: $1) },
      evicted: { sessions in evicted.withLock { $0 += sessions.map(\.key.user) } })
    for number in 0..<10 { _ = sessions.session(for: SessionKey(user: "\(number)", room: "")) }
    _ = sessions.session(for: SessionKey(user: "0", room: ""))
    _ = sessions.session(for: SessionKey(user: "new", room: ""))
    #expect(evicted.withLock { $0 } == ["1"])
    #expect(sessions.count == 10)
  }
}
