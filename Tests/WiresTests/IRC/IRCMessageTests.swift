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

  @Test("the password is written as the protocol has it")
  func base64() {
    #expect(Base64.text(Array("jilles\0jilles\0sesame".utf8)) == "amlsbGVzAGppbGxlcwBzZXNhbWU=")
    #expect(Base64.text([]) == "")
    #expect(Base64.text([0xFF]) == "/w==")
    let bytes: [UInt8] = [0, 255, 127, 3, 9]
    #expect(Base64.bytes(Base64.plainText(bytes)) == bytes)
    #expect(Base64.bytes("a b") == nil)
  }
}
