import Catalogs
import Testing

@testable import Conversation

@Suite("A draft of a reply")
struct DraftTests {
  private func message(_ command: Command, _ script: Script) -> Message {
    let text = script.utterance(
      meaning: .commands([command], mended: [], reasoning: Reasoning()))
    return Message(user: "ana", text: text)
  }

  @Test("tells what happened then, however late it is put into words")
  func isToldLate() async {
    let chat = Chat()
    let first = await chat.session.draft(for: message(.language("de"), chat.script))
    let second = await chat.session.draft(for: message(.show(.goblin), chat.script))
    _ = await chat.session.draft(for: message(.language("en"), chat.script))
    #expect(first.reply.settings.language == "de")
    #expect(second.reply.settings.language == "de")
    #expect(second.reply.cards == ["Goblin"])
  }

  @Test("knows its outcome before it is told")
  func knowsItsOutcome() async {
    let chat = Chat()
    let drafts = [
      await chat.session.draft(for: message(.show(.goblin), chat.script)),
      await chat.session.draft(for: message(.fact(.habitat, .goblin), chat.script)),
      await chat.session.draft(for: message(.again, chat.script)),
      await chat.session.draft(for: message(.quit, chat.script)),
    ]
    #expect(drafts.map(\.outcome) == drafts.map(\.reply.outcome))
    #expect(drafts.map(\.outcome) == [.understood, .partly, .understood, .understood])
    #expect(drafts.map(\.parts) == [false, false, false, true])
  }
}
