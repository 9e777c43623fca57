import Conversation
import Testing

@testable import Wires

@Suite("JSON wire: requests")
struct JSONWireTests {
  @Test(
    "reads a request",
    arguments: [
      (#"{"text":"cod"}"#, Incoming(message: Message(text: "cod"), isDirect: true)),
      (#"{"user":"ana","text":"cod"}"#, .said("cod", by: "ana")),
      (
        ##"{"room":"#lab","user":"ana","text":"curio: cod"}"##,
        .said("curio: cod", by: "ana", in: "#lab")
      ),
      (
        #"{"room":null,"user":"","text":"cod"}"#,
        Incoming(message: Message(text: "cod"), isDirect: true)
      ),
      (
        #"{"room":"!a:x","user":"ana","direct":true,"text":"cod"}"#,
        Incoming(message: Message(user: "ana", room: "!a:x", text: "cod"), isDirect: true)
      ),
      (
        #"{"direct":false,"text":"cod"}"#, Incoming(message: Message(text: "cod"), isDirect: false)
      ),
      (
        #"{"text":"> <@ana:x> xkcd 12\n\ngoblin\nlich\u001b[1m"}"#,
        Incoming(message: Message(text: "goblin lich"), isDirect: true)
      ),
      (
        #"{"text":"a","text":"b","event_id":"$x","formatted_body":"<b>a</b>","m.mentions":{}}"#,
        Incoming(message: Message(text: "b"), isDirect: true)
      ),
      (#" {"text":""} "#, Incoming(message: Message(text: ""), isDirect: true)),
    ] as [(String, Incoming)])
  func reads(_ line: String, _ incoming: Incoming) throws {
    #expect(try JSONWire.read(line).get() == incoming)
  }

  @Test(
    "keeps the id byte for byte",
    arguments: [
      "1", "1.50e+03", "null", #""caf\u00e9""#, #"{"a": [1, true]}"#, "12345678901234567890",
      #"["x",{}]"#,
    ])
  func keepsID(_ id: String) throws {
    let incoming = try JSONWire.read(#"{ "id" : \#(id) , "text":"cod"}"#).get()
    #expect(incoming.id == id)
    #expect(JSONAnswer.ignored(incoming).line == "{\"id\":\(id),\"outcome\":\"ignored\"}")
  }

  @Test(
    "says why a line is no request, and keeps its id",
    arguments: [
      ("show me cod", .init(.syntax(at: 0))),
      ("", .init(.syntax(at: 0))),
      (#"{"text":"cod""#, .init(.syntax(at: 13))),
      ("[1]", .init(.notAnObject)),
      ("\"cod\"", .init(.notAnObject)),
      ("{}", .init(.noText)),
      (#"{"id":7}"#, .init(.noText, id: "7")),
      (#"{"id":7,"text":8}"#, .init(.wrongType("text"), id: "7")),
      (#"{"text":null}"#, .init(.wrongType("text"))),
      (#"{"text":"a","room":5}"#, .init(.wrongType("room"))),
      (#"{"text":"a","user":[]}"#, .init(.wrongType("user"))),
      (#"{"text":"a","direct":"yes"}"#, .init(.wrongType("direct"))),
      (#"{"text":"a","x":[[[[[[[[1]]]]]]]]}"#, .init(.tooDeep)),
    ] as [(String, JSONWire.Fault)])
  func refuses(_ line: String, _ fault: JSONWire.Fault) {
    #expect(JSONWire.read(line) == .failure(fault))
  }

  @Test(
    "knows messages that are never answered",
    arguments: [
      (#"{"text":"xkcd 1","msgtype":"m.notice"}"#, .notice),
      (#"{"text":"* xkcd 13","m.relates_to":{"rel_type":"m.replace","event_id":"$1"}}"#, .edit),
      (#"{"text":"xkcd 1","bot":true}"#, .bot),
      (#"{"text":"\u0001VERSION\u0001"}"#, .ctcp),
      (#"{"text":"\u0001ACTION waves\u0001","msgtype":"m.text","bot":false}"#, nil),
    ] as [(String, Silence?)])
  func silences(_ line: String, _ silence: Silence?) throws {
    #expect(try JSONWire.read(line).get().silence == silence)
  }
}
