import Testing

@testable import Conversation
@testable import Wires

@Suite("IRC speech")
struct IRCSpeechTests {
  private static func steps(_ line: String) -> [IRCStep] {
    var connection = IRCConnection(IRCIdentity(nick: "curio", rooms: ["#lab"]), at: 0)
    for line in [":s 001 curio :Hi", ":curio!c@h JOIN #lab"] {
      _ = connection.receive(line, at: 0)
    }
    return connection.receive(line, at: 0)
  }

  private static func heard(_ line: String) -> Incoming? {
    for case .hear(let incoming, _) in steps(line) { return incoming }
    return nil
  }

  @Test("a room's message is answered in the room, a direct one to the person")
  func targets() {
    #expect(
      Self.steps(":Ana[x]!a@h PRIVMSG #Lab :curio: next")
        == [
          .hear(
            Incoming(
              message: Message(user: "ana{x}", room: "#lab", text: "curio: next"),
              isDirect: false), answerTo: "#Lab")
        ])
    #expect(
      Self.steps(":Ana!a@h PRIVMSG CURIO :next")
        == [
          .hear(
            Incoming(message: Message(user: "ana", text: "next"), isDirect: true),
            answerTo: "Ana")
        ])
    #expect(Self.heard(":Ana!a@h PRIVMSG @#lab :curio: next")?.message.room == "#lab")
  }

  @Test(
    "what nobody says to us is not heard",
    arguments: [
      ":ana!a@h NOTICE #lab :curio: next", ":ana!a@h NOTICE curio :next",
      ":curio!c@h PRIVMSG #lab :curio: next", ":s PRIVMSG curio :next",
      ":ana!a@h PRIVMSG curio :\u{1}VERSION\u{1}",
      ":ana!a@h PRIVMSG curio :\u{1}ACTION next\u{1}", ":ana!a@h PRIVMSG curio :\u{1}ACTION",
      ":ana!a@h PRIVMSG $$* :next",
      ":ana!a@h PRIVMSG #lab :\u{1}ACTION curio: next\u{1}", ":ana!a@h PRIVMSG curio",
      ":ana!a@h PRIVMSG curio :\u{1}DCC SEND x 1 2\u{1}", ":ana!a@h TAGMSG curio",
      ":#lab!a@h PRIVMSG curio :next", ":#lab!a@h PRIVMSG #lab :curio: next",
      ":!a@h PRIVMSG curio :next", ":ana PRIVMSG curio :next", "PRIVMSG curio :next",
      ":ana!a@h PRIVMSG", ":ana!a@h PRIVMSG #\(String(repeating: "x", count: 600)) :curio: next",
      ":\(String(repeating: "n", count: 600))!a@h PRIVMSG curio :next",
    ])
  func silence(line: String) {
    #expect(Self.heard(line) == nil)
  }

  @Test("a bot gets no answer")
  func bots() {
    #expect(Self.heard("@bot :b!a@h PRIVMSG curio :next")?.silence == .bot)
  }

  @Test("a line leaves room for our name in front of it, and holds one line alone")
  func room() {
    var connection = IRCConnection(IRCIdentity(nick: "curio", rooms: ["#lab"]), at: 0)
    let channel = "#" + String(repeating: "x", count: 190)
    let line = IRCConnection.saying("a\r\nQUIT\0", to: "#lab :x")
    #expect(line == "PRIVMSG #lab:x :a  QUIT")
    #expect(connection.room(for: "#lab") == 350)
    _ = connection.receive(":s 001 curio :Hi", at: 0)
    _ = connection.receive(":curio!cu@host JOIN #lab", at: 0)
    let frame = ":curio!cu@host PRIVMSG \(channel) :\r\n".utf8.count
    #expect(connection.room(for: channel) == 512 - frame)
  }
}
