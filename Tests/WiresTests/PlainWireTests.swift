import Conversation
import Testing

@testable import Wires

@Suite("Plain wire")
struct PlainWireTests {
  @Test(
    "reads who speaks, and where",
    arguments: [
      ("show me salmon", Incoming(message: Message(text: "show me salmon"), isDirect: true)),
      ("<ana> latest comic", .said("latest comic", by: "ana")),
      ("<ana@#lab> curio: next", .said("curio: next", by: "ana", in: "#lab")),
      ("<@ana:x.org> hi", .said("hi", by: "@ana:x.org")),
      ("<@ana:x.org@!den:x.org> hi", .said("hi", by: "@ana:x.org", in: "!den:x.org")),
      ("<ana>   hi ", .said("hi", by: "ana")),
      ("<ana>", .said("", by: "ana")),
      ("<ana> ", .said("", by: "ana")),
      ("<żółw@海> hi", .said("hi", by: "żółw", in: "海")),
      ("<a> <b> hi", .said("<b> hi", by: "a")),
    ])
  func reads(_ line: String, _ incoming: Incoming) {
    #expect(PlainWire.read(line) == incoming)
  }

  @Test(
    "takes a malformed prefix as text",
    arguments: [
      "<ana>hi", "<> hi", "<ana@> hi", "<a b> hi", "<ana hi", "<", "<a<b> hi", "x <ana> hi",
      "<\(String(repeating: "a", count: 65))> hi", "<ana@#a b> hi",
    ])
  func isText(_ line: String) {
    #expect(PlainWire.read(line) == Incoming(message: Message(text: line), isDirect: true))
  }

  @Test("names have up to 64 characters")
  func longName() {
    let name = String(repeating: "é", count: 64)
    #expect(PlainWire.read("<\(name)> hi") == .said("hi", by: name))
  }

  @Test("cleans names and text")
  func cleans() {
    #expect(PlainWire.read(" <ana> \u{3}4hi\r") == .said("hi", by: "ana"))
    #expect(PlainWire.read([0x3C, 0x61, 0x3E, 0x20, 0xFF]) == .said("\u{FFFD}", by: "a"))
  }

  @Test(
    "a name with something hidden in it is not the name it looks like",
    arguments: ["a\u{0}na", "an\u{200B}a", "ana\u{FE0F}", "\u{202E}ana", "\u{2}ana\u{2}"])
  func hidden(name: String) {
    #expect(PlainWire.read("<\(name)> hi") == .said("hi", by: "ana\u{FFFD}"))
  }

  @Test("knows a client-to-client request, which is not speech")
  func ctcp() {
    #expect(PlainWire.read("<ana@#lab> \u{1}VERSION\u{1}").silence == .ctcp)
    #expect(PlainWire.read("<ana@#lab> \u{1}ACTION waves\u{1}").silence == nil)
    #expect(PlainWire.read("<ana@#lab> hi \u{1} there").silence == nil)
  }

  @Test("writes lines, then one empty line, and no empty line before that")
  func writes() {
    #expect(PlainWire.write(["Cod", "", "white"]) == "Cod\nwhite\n\n")
    #expect(PlainWire.write(["a\nb\u{1B}[1m", "/x"]) == "a b[1m\n /x\n\n")
    #expect(PlainWire.write([]) == "\n")
  }
}

extension Incoming {
  static func said(_ text: String, by user: String, in room: String? = nil) -> Incoming {
    Incoming(message: Message(user: user, room: room, text: text), isDirect: room == nil)
  }
}
