import Catalogs
import Conversation
import FoundationEssentials
import Testing

@Suite struct StateTests {
  @Test func aStateSurvivesBeingSaved() async throws {
    let chat = Chat()
    await chat.say(.favourite(.cod))
    await chat.say(.filter(.characters, .only([.morty])))
    await chat.say(.search("dragon", in: nil))
    await chat.say(.open(2))
    await chat.say(.clearFavourites)
    let state = await chat.state
    let saved = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(State.self, from: saved) == state)
  }

  @Test func aSessionGoesOnFromASavedState() async {
    let chat = Chat()
    await chat.say(.list(.fish, filters: nil, sort: nil))
    let script = Script()
    let session = Session(
      key: SessionKey(user: "ana", room: ""), world: .scripted(script), state: await chat.state)
    let text = script.utterance(
      meaning: .commands([.more], mended: [], reasoning: Reasoning()))
    #expect(await session.reply(to: Message(text: text)).list?.first == 11)
  }
}
