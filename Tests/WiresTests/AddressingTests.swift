import Conversation
import Testing

@testable import Wires

@Suite("Addressing")
struct AddressingTests {
  private let addressing = Addressing(nicks: ["curio", "Fish (Bot)", "@fish:example.org"])

  @Test(
    "hears its name at the start of a message",
    arguments: [
      ("curio: goblin", "goblin"),
      ("curio, goblin", "goblin"),
      ("curio goblin", "goblin"),
      ("@curio goblin", "goblin"),
      ("@curio: goblin", "goblin"),
      ("!curio goblin", "goblin"),
      ("CURIO: Goblin", "Goblin"),
      ("  curio :goblin", "goblin"),
      ("curio:goblin", "goblin"),
      ("curio：goblin", "goblin"),
      ("curio", ""),
      ("curio:", ""),
      ("Fish (Bot): goblin", "goblin"),
      ("fish (bot) goblin", "goblin"),
      ("@fish:example.org goblin", "goblin"),
      ("@fish:example.org: goblin", "goblin"),
      ("@curio:example.org goblin", "goblin"),
      ("@curio:example.org: goblin", "goblin"),
      ("[Fish (Bot)](https://matrix.to/#/@fish:example.org): goblin", "goblin"),
    ])
  func hears(_ text: String, _ rest: String) {
    #expect(addressing.addressed(text) == rest)
  }

  @Test(
    "does not hear its name in other words, nor ordinary talk",
    arguments: [
      "goblin", "no more goblins please, next week is fine", "curiosity killed the cat",
      "curio's fine", "curio-bot: hi", "ask curio: goblin", "curi: x", "", "@", "!",
      "how selfish", "@curious: x", "[curio] x", "curio\u{301}: x", "<curio> x",
    ])
  func keepsQuiet(_ text: String) {
    #expect(addressing.addressed(text) == nil)
  }

  @Test(
    "answers rooms when addressed, direct chats always, itself never",
    arguments: [
      (.said("curio: goblin", by: "ana", in: "#den"), "goblin"),
      (.said("goblin", by: "ana", in: "#den"), nil),
      (.said("goblin", by: "ana"), "goblin"),
      (.said("curio: goblin", by: "ana"), "goblin"),
      (.said("curio cabinet", by: "ana"), "curio cabinet"),
      (.said("curio: goblin", by: "Curio", in: "#den"), nil),
      (.said("goblin", by: "@curio"), nil),
      (.said("goblin", by: "@fish:example.org"), nil),
    ] as [(Incoming, String?)])
  func utterance(_ incoming: Incoming, _ text: String?) {
    #expect(addressing.utterance(of: incoming) == text)
  }

  @Test("never answers a notice, an edit, a bot or a client request")
  func silence() {
    for silence in [Silence.notice, .edit, .bot, .ctcp] {
      var incoming = Incoming.said("curio: goblin", by: "ana", in: "#den")
      incoming.silence = silence
      #expect(addressing.utterance(of: incoming) == nil)
    }
  }
}
