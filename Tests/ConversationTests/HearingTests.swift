import Catalogs
import Conversation
import Testing

@Suite struct HearingTests {
  private let reasoning = Reasoning(lines: ["tie"])

  @Test func mendedNamesOpenTheReply() async {
    let reply = await Chat().say(.show(.goblin), mended: ["Goblin"])
    #expect(reply.outcome == .corrected)
    #expect(reply.mended == ["Goblin"])
  }

  @Test func aQuestionWaitsForItsAnswer() async throws {
    let chat = Chat()
    let question = Question(
      kind: .which,
      candidates: [ItemID.cod, .haddock].map { .init(commands: [.show($0)], item: $0) }, total: 7)
    let reply = await chat.hear(.ask(question, reasoning: reasoning))
    #expect(reply.outcome == .ask)
    #expect(reply.sentences == [.which(shown: 2, total: 7)])
    #expect(reply.candidates == [.cod, .haddock])
    #expect(await chat.state.question == question)
    await chat.hear(.unknown(word: nil, nearest: [], reasoning: reasoning))
    #expect(await chat.state.question == question)
    #expect(await chat.say(.yes).sentences == [.which(shown: 2, total: 7)])
    #expect(await chat.say(.show(.cod)).cards == ["Atlantic Cod"])
    #expect(await chat.state.question == nil)
  }

  /// Case NL-12.
  @Test func aQuestionTellsOfFiltersThatHideItsCandidates() async {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.dead])))
    let question = Question(
      kind: .which,
      candidates: [ItemID.birdperson, .morty].map { .init(commands: [.show($0)], item: $0) },
      total: 2)
    #expect(
      await chat.hear(.ask(question, reasoning: reasoning)).sentences
        == [
          .which(shown: 2, total: 2),
          .hiddenByFilters(name: "Birdperson", .characters, [.dead]),
        ])
  }

  @Test func smallTalkKeepsAQuestionOpen() async {
    let chat = Chat()
    await chat.say(.favourite(.cod))
    let question = await chat.say(.clearFavourites)
    #expect(await chat.say(.again).blocks == question.blocks)
    await chat.say(.why)
    #expect(await chat.say(.yes).sentences == [.favouritesCleared(count: 1)])
  }

  /// Case NL-05.
  @Test func aGuessThatWouldChangeSomethingWaitsForAYes() async {
    let chat = Chat()
    await chat.say(.favourite(.cod))
    let question = Question(
      kind: .confirm,
      candidates: [.init(commands: [.clearFavourites], sentence: "clear favourites")], total: 1)
    let reply = await chat.hear(.ask(question, reasoning: reasoning))
    #expect(reply.sentences == [.isThisMeant(name: nil, sentence: "clear favourites")])
    #expect(chat.store.saved() == [.cod])
    #expect(await chat.say(.yes).sentences == [.favouritesCleared(count: 1)])
  }

  @Test func anUnknownNameOffersTheNearest() async {
    let chat = Chat()
    let reply = await chat.hear(
      .partly(
        unknown: "marlin", catalog: .fish, nearest: [.cod, .haddock], reasoning: reasoning))
    #expect(reply.outcome == .partly)
    #expect(reply.sentences == [.unknownItem("marlin", .fish, nearest: 2, Reach(.embedded))])
    #expect(reply.candidates == [.cod, .haddock])
    #expect(
      await chat.state.question?.candidates.map(\.commands) == [[.show(.cod)], [.show(.haddock)]])
    #expect(await chat.state.lastWord == "marlin")
  }

  @Test func whatIsMissingIsAsked() async {
    let reply = await Chat().hear(.missing(.focus, reasoning: reasoning))
    #expect(reply.sentences == [.missing(.focus)])
    #expect(reply.outcome == .partly)
  }

  @Test func aNumberOutOfRangeNamesTheRange() async {
    let reply = await Chat().hear(
      .outOfRange(number: "1/3", of: .challenge, low: "0", high: "30", reasoning: reasoning))
    #expect(
      reply.sentences
        == [.outOfRange(OutOfRange("1/3", of: .challenge, low: "0", high: "30"))])
    #expect(reply.outcome == .outOfRange)
  }

  @Test func missesInARowGetShorterAndNeverLoop() async {
    let chat = Chat()
    let unknown = Interpretation.unknown(
      word: "pste", nearest: ["show me cod", "latest comic", "help"], reasoning: reasoning)
    let first = await chat.hear(unknown)
    #expect(first.outcome == .unknown)
    #expect(first.sentences == [.notUnderstood(word: "pste")])
    #expect(first.suggestions == ["show me cod", "latest comic", "help"])
    let second = await chat.hear(unknown)
    #expect(second.sentences == [.tooManyMisses(inARow: 2, word: "pste")])
    #expect(second.suggestions == [])
    // Who goes on is told what it is about this time.
    let third = await chat.hear(
      .unknown(word: "florg", nearest: ["show me cod"], reasoning: reasoning))
    #expect(third.sentences == [.tooManyMisses(inARow: 3, word: "florg")])
    #expect(third.suggestions == ["show me cod"])
    await chat.say(.thanks)
    #expect(await chat.hear(unknown).sentences == first.sentences)
  }

  @Test func nothingSaidIsIgnored() async {
    let reply = await Chat().hear(.nothing)
    #expect(reply.outcome == .ignored)
    #expect(reply.blocks == [])
  }

  @Test func lastCommandsLookPastTheTalk() async {
    let chat = Chat()
    await chat.say(.fact(.habitat, .cod))
    for command in [Command.why, .again, .thanks, .undo, .yes] { await chat.say(command) }
    #expect(await chat.state.lastCommands == [.fact(.habitat, .cod)])
    #expect(await chat.state.lastUtterance == "utterance 1")
  }
}
