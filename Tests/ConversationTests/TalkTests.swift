import Catalogs
import Conversation
import Testing

@Suite struct TalkTests {
  @Test(arguments: [
    (Command.greet, Sentence.greeting), (.thanks, .thanks), (.version, .version("1.0")),
    (.undo, .nothingToUndo), (.retry, .nothingToRetry), (.again, .nothingToRepeat),
    (.why, .nothingToExplain), (.yes, .nothingAsked), (.no, .nothingAsked),
  ])
  func smallTalkIsOneSentence(command: Command, sentence: Sentence) async {
    #expect(await Chat().say(command).blocks == [.sentence(sentence)])
  }

  @Test func quitSaysGoodbye() async {
    let reply = await Chat().say(.quit)
    #expect(reply.sentences == [.goodbye])
    #expect(reply.effect == .quit)
  }

  /// Mission F1.
  @Test func homeSaysWhatCurioIsAndDrawsAFish() async {
    let reply = await Chat().say(.home)
    #expect(reply.blocks.prefix(2) == [.sentence(.welcome), .art(.fish)])
    guard case .help(let help) = reply.blocks.last else {
      Issue.record("no topics")
      return
    }
    #expect(help.topics.map(\.name) == ["fish", "favourites"])
    #expect(!help.inFull)
  }

  @Test func helpShowsOneTopicInFull() async {
    let topic = Help.Topic(name: "fish", title: "fish (en)", examples: ["show fish"])
    #expect(
      await Chat().say(.help(topic: "Fish")).blocks
        == [.help(Help(topics: [topic], inFull: true))])
  }

  /// Case PS-10.
  @Test func helpOnFavouritesTellsHowToTakeThemAlong() async {
    #expect(await Chat().say(.help(topic: "favourites")).sentences == [.favouritesTravel])
  }

  @Test func anUnknownTopicIsNamedAboveAllTopics() async {
    let reply = await Chat().say(.help(topic: "plumbing"))
    #expect(reply.sentences == [.noSuchTopic("plumbing")])
    #expect(reply.blocks.count == 2)
  }

  @Test func aboutCreditsEveryCatalog() async {
    guard case .about(let about) = await Chat().say(.about).blocks.first else {
      Issue.record("no credits")
      return
    }
    #expect(about.credits.map(\.catalog) == CatalogID.allCases)
    #expect(about.version == "1.0")
  }

  @Test func againSaysTheLastReplyOnceMore() async {
    let chat = Chat()
    let reply = await chat.say(.goFishing)
    let again = await chat.say(.again)
    #expect(again.blocks == reply.blocks)
    #expect(again.commands == [.again])
    #expect(again.effect == nil)
    #expect(await chat.say(.again).blocks == reply.blocks)
  }

  /// Case XK-03.
  @Test func againLooksPastARefusal() async {
    let chat = Chat()
    let card = await chat.say(.show(.comic(403)))
    await chat.say(.show(.comic(404)))
    #expect(await chat.say(.again).blocks == card.blocks)
  }

  @Test func whyExplainsTheUtteranceBefore() async {
    let chat = Chat()
    await chat.say(.show(.cod), because: ["cod is a fish"])
    let reason: [Block] = [.reasoning(Reasoning(lines: ["cod is a fish"]))]
    #expect(await chat.say(.why).blocks == reason)
    #expect(await chat.say(.why).blocks == reason)
  }

  /// Mission X7.
  @Test func readingAloudTakesTheTranscriptOrElseTheCard() async {
    let spoken = Item(
      id: .comic(2), name: "Spoken", facts: [.title: .text("Spoken"), .transcript: .text("Hello")])
    let library = Library(catalogs: [Catalog(id: .comics, items: [spoken])])
    #expect(
      await Chat(library: library).say(.speak(.comic(2))).blocks == [.fact(.transcript, of: spoken)]
    )
    let chat = Chat()
    let reply = await chat.say(.speak(.comic(353)))
    #expect(reply.effect == .speak)
    #expect(reply.cards == ["Python"])
    #expect(await chat.say(.speak(.goblin)).cards == ["Goblin"])
  }

  @Test func readingAloudWithoutANameTakesTheLastReply() async {
    let chat = Chat()
    let card = await chat.say(.show(.cod))
    let reply = await chat.say(.speak(nil))
    #expect(reply.blocks == card.blocks)
    #expect(reply.effect == .speak)
    #expect(await chat.say(.stop).effect == .stopSpeaking)
  }

  @Test func withoutASpeechProgramTheTextIsShownAllTheSame() async {
    let reply = await Chat(speech: false).say(.speak(.goblin))
    #expect(reply.cards == ["Goblin"])
    #expect(reply.sentences == [.noSpeechProgram])
    #expect(reply.effect == nil)
  }

  @Test func severalCommandsMakeOneReply() async {
    let chat = Chat()
    await chat.say(.filter(.monsters, .only([Filter(.type, .is, "dragon")])))
    let reply = await chat.say(.clearFilters(nil), .list(.monsters, filters: nil, sort: nil))
    #expect(reply.sentences == [.filtersCleared([.monsters])])
    #expect(reply.blocks.count == 3)
    let both = await chat.say(.show(.lich), .speak(.lich))
    #expect(both.cards == ["Lich", "Lich"])
  }
}
