import Catalogs
import Conversation
import Testing

@testable import Wires

@Suite("JSON wire: answers")
struct JSONAnswerTests {
  @Test("writes its members in the contract's order")
  func full() {
    let owlbear = ItemID(.monsters, "owlbear")
    let reply = Reply(
      outcome: .ask, commands: [.show(owlbear)],
      images: [Picture(url: "https://x/o.png", alt: "Owlbear")], candidates: [owlbear],
      suggestions: ["show cod"], source: .live, failure: Failure(code: "timeout"))
    let rendered = RenderedReply(
      lines: ["Owlbear", "CR 3"], html: "<b>Owlbear</b>", speech: "Owl.")
    var incoming = Incoming.said("owlbear", by: "ana", in: "#lab")
    incoming.id = "7"
    let answer = JSONAnswer(reply, rendered, to: incoming) { $0.key.uppercased() }
    #expect(
      answer.line == """
        {"id":7,"room":"#lab","user":"ana","outcome":"ask",\
        "commands":[{"do":"show","catalog":"monsters","items":["owlbear"]}],\
        "text":"Owlbear\\nCR 3","html":"<b>Owlbear</b>","speech":"Owl.",\
        "images":[{"url":"https://x/o.png","alt":"Owlbear"}],\
        "candidates":[{"catalog":"monsters","item":"owlbear","name":"OWLBEAR"}],\
        "suggestions":["show cod"],"source":"live",\
        "error":{"code":"timeout","message":"Owlbear"}}
        """)
  }

  @Test("leaves out what is empty")
  func sparse() {
    let answer = JSONAnswer(
      Reply(), RenderedReply(lines: ["Hello."]),
      to: Incoming(message: Message(text: "hi"), isDirect: true)
    ) { $0.key }
    #expect(answer.line == #"{"outcome":"understood","text":"Hello.","source":"embedded"}"#)
  }

  @Test("answers a line that is no request")
  func bad() {
    #expect(
      JSONAnswer.refused(.init(.noText, id: "\"x\"")).line
        == #"{"id":"x","outcome":"failed","error":{"code":"badRequest","message":"no \"text\""}}"#)
    #expect(
      JSONAnswer.refused(.init(.tooLong)).line
        == #"{"outcome":"failed","error":{"code":"tooLong","message":"longer than 8 KiB"}}"#)
  }

  @Test("is one line without control characters, whatever is in it")
  func isOneLine() throws {
    let rendered = RenderedReply(
      lines: ["a\r\nb\u{1B}[1m", "", "/quit"], html: "<p>\u{2028}\n</p>", speech: "\u{7}")
    let answer = JSONAnswer(
      Reply(), rendered, to: .said("x", by: "\u{1B}\"ana\n", in: "r\u{0}")
    ) { $0.key }
    let controls = answer.line.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.isEmpty)
    let value = try JSONParser.parse(Array(answer.line.utf8), depthLimit: 8)
    #expect(value["text"] == .string("a  b[1m\n\n /quit"))
    #expect(value["user"] == .string("\u{1B}\"ana\n"))
  }
}
