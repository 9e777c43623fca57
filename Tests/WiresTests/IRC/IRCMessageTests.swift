import Testing

@testable import Wires

@Suite("IRC messages")
struct IRCMessageTests {
  @Test("tags, source, command and parameters come apart")
  func parts() throws {
    let message = try #require(
      IRCMessage("@bot;msgid=a\\sb\\:c :ana!u@host.test privmsg  #lab :curio: next  one"))
    #expect(message.tags == ["bot": "", "msgid": "a b;c"])
    #expect(message.source?.nick == "ana")
    #expect(message.source?.mask == "u@host.test")
    #expect(message.command == "PRIVMSG")
    #expect(message.parameters == ["#lab", "curio: next  one"])
  }

  @Test("odd lines are read as far as they go")
  func odd() {
    #expect(IRCMessage("") == nil)
    #expect(IRCMessage(":only.a.source") == nil)
    #expect(IRCMessage("@tags") == nil)
    #expect(IRCMessage("PING")?.parameters == [])
    #expect(IRCMessage("PING :")?.parameters == [""])
    #expect(IRCMessage(":server 001 curio")?.source?.mask == nil)
  }
}
