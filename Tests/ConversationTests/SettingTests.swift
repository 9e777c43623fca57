import Catalogs
import Conversation
import Testing

@Suite struct SettingTests {
  @Test(arguments: [
    (Command.theme(.dark), Preference.theme(.dark)), (.width(40), .width(40)),
    (.language("de"), .language("de")), (.speech(on: true), .speech(true)),
  ])
  func aSettingIsSavedSaidAndUndone(command: Command, preference: Preference) async {
    let chat = Chat()
    #expect(await chat.say(command).sentences == [.preferenceSet(preference)])
    #expect(await chat.say(command).sentences == [.preferenceKept(preference)])
    #expect(chat.store.settings() != Settings())
    #expect(await chat.say(.undo).sentences == [.undone(.settings)])
    #expect(chat.store.settings() == Settings())
    #expect(await chat.state.settings == Settings())
  }

  @Test func settingsAreThereAgainInTheNextSession() async {
    let store = ScriptedStore()
    await Chat(store: store).say(.theme(.light))
    let reply = await Chat(store: store).say(.settings)
    #expect(reply.blocks == [.settings(Settings(theme: .light))])
    #expect(reply.settings.theme == .light)
  }

  @Test func anUnknownLanguageTellsTheKnownOnes() async {
    let reply = await Chat().say(.language("fr"))
    #expect(reply.sentences == [.unknownLanguage("fr", known: ["en", "de"])])
    #expect(reply.settings.language == nil)
  }

  @Test(arguments: [19, 201])
  func widthHasARange(width: Int) async {
    let reply = await Chat().say(.width(width))
    #expect(
      reply.sentences
        == [.outOfRange(OutOfRange(String(width), of: .width, low: "20", high: "200"))])
  }

  @Test func withoutASpeechProgramSpeechStaysOff() async {
    let chat = Chat(speech: false)
    let reply = await chat.say(.speech(on: true))
    #expect(reply.sentences == [.noSpeechProgram])
    #expect(reply.failure == Failure(code: "noSpeech"))
    #expect(reply.settings.speech == nil)
    #expect(await chat.say(.speech(on: false)).sentences == [.preferenceSet(.speech(false))])
  }

  @Test func helpSpeaksTheLanguageThatIsSet() async {
    let chat = Chat()
    await chat.say(.language("de"))
    guard case .help(let help) = await chat.say(.help(topic: nil)).blocks.first else {
      Issue.record("no help")
      return
    }
    #expect(help.topics.map(\.title) == ["fish (de)", "favourites (de)"])
  }
}
