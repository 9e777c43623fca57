import Foundation
import Testing

/// An object in, an object out.
@Suite struct JSONWireTests {
  /// A request, and what its answer begins with.
  private static let rows: [(String, String)] = [
    (
      #"{"text":"show me owlbear"}"#,
      #"{"outcome":"understood","commands":[{"do":"show","catalog":"monsters","items":["owlbear"]}],"#
        + #""text":"Owlbear\n"#
    ),
    (
      #"{"id": {"a":[1, 2.50,"ü"], "b":null} ,"text":"count fish"}"#,
      #"{"id":{"a":[1, 2.50,"ü"], "b":null},"outcome":"understood","commands":[{"do":"count","#
    ),
    (
      #"{"id":1e3,"text":"latest comic","user":"ana"}"#,
      #"{"id":1e3,"user":"ana","outcome":"understood","commands":[{"do":"latest","#
    ),
    (#"{"id":"\u0041\/","text":"cods"}"#, #"{"id":"\u0041\/","outcome":"#),
    (
      #"{"id":null,"text":"\ud83e\udd91 goblin\u0000 \ud800"}"#,
      #"{"id":null,"outcome":"understood","commands":[{"do":"show","catalog":"monsters","items":["goblin"]}]"#
    ),
    ("nope", #"{"outcome":"failed","error":{"code":"badRequest","message":"#),
    ("", #"{"outcome":"failed","error":{"code":"badRequest","message":"#),
    ("[]", #"{"outcome":"failed","error":{"code":"badRequest","message":"#),
    ("\"count fish\"", #"{"outcome":"failed","error":{"code":"badRequest","message":"#),
    (#"{"id":7}"#, #"{"id":7,"outcome":"failed","error":{"code":"badRequest","message":"#),
    (
      #"{"id":[8],"text":5}"#,
      #"{"id":[8],"outcome":"failed","error":{"code":"badRequest","message":"#
    ),
    (#"{"text":"count fish""#, #"{"outcome":"failed","error":{"code":"badRequest","message":"#),
    (#"{"text":"count fish"} x"#, #"{"outcome":"failed","error":{"code":"badRequest","message":"#),
    (
      String(repeating: "[", count: 4_000), #"{"outcome":"failed","error":{"code":"badRequest","#
    ),
    (
      #"{"text":"\#(String(repeating: "x", count: 9_000))"}"#,
      #"{"outcome":"failed","text":"That message is too long (limit 8 KB).","error":{"code":"tooLong""#
    ),
    (
      #"{"id":1,"text":"hello","room":"lab","user":"bob"}"#,
      #"{"id":1,"room":"lab","user":"bob","outcome":"ignored"}"#
    ),
    (
      #"{"id":2,"text":"curio: count fish","room":"lab","user":"bob"}"#,
      #"{"id":2,"room":"lab","user":"bob","outcome":"understood","commands":[{"do":"count","#
    ),
    (
      #"{"text":"count fish","room":"lab","user":"bob","direct":true}"#,
      #"{"room":"lab","user":"bob","outcome":"understood","#
    ),
    (
      #"{"text":"count fish","user":"bob","direct":false}"#,
      #"{"user":"bob","outcome":"ignored"}"#
    ),
    (#"{"text":"count fish","msgtype":"m.notice"}"#, #"{"outcome":"ignored"}"#),
    (#"{"text":"count fish","bot":true}"#, #"{"outcome":"ignored"}"#),
    (#"{"text":"count fish","user":"curio"}"#, #"{"user":"curio","outcome":"ignored"}"#),
    (#"{"text":"\u0001VERSION\u0001","user":"x"}"#, #"{"user":"x","outcome":"ignored"}"#),
    (#"{"text":""}"#, #"{"outcome":"ignored"}"#),
    (#"{"id":3,"text":"quit"}"#, #"{"id":3,"outcome":"understood","commands":[{"do":"quit"}],"#),
    (#"{"text":"cod"}"#, #"{"outcome":"ask","#),
    (#"{"text":"flurb glarb"}"#, #"{"outcome":"unknown","#),
    (#"{"text":"comic 99999"}"#, #"{"outcome":"outOfRange","#),
    (
      "{\"text\":\"show me the hadock\"}\r",
      #"{"outcome":"corrected","commands":[{"do":"show","catalog":"fish","items":["haddock"]}]"#
    ),
  ]

  @Test func eachLineGetsOneObject() async throws {
    let finished = try await Program().run(
      ["--wire", "json", "--in-order"], Self.rows.map { $0.0 + "\n" }.joined())
    #expect(finished.status == 0)
    #expect(finished.complaints.isEmpty)
    try #require(finished.lines.count == Self.rows.count)
    for ((request, start), answer) in zip(Self.rows, finished.lines) {
      #expect(answer.hasPrefix(start), "\(request.prefix(80))")
      #expect(
        throws: Never.self, "\(request.prefix(80))",
        performing: {
          try JSONDecoder().decode(Envelope.self, from: Data(answer.utf8))
        })
    }
  }

  private struct Envelope: Decodable {
    let outcome: String
  }

  @Test func theAnswerComesWhileTheInputStaysOpen() async throws {
    let program = try Program.quick().start(["--wire", "json"])
    program.send("{\"id\":1,\"text\":\"count fish\"}\n")
    #expect(try await program.line().hasPrefix("{\"id\":1,\"outcome\":\"understood\""))
    program.send("{\"id\":2,\"text\":\"next\"}\n")
    #expect(try await program.line().hasPrefix("{\"id\":2,"))
    #expect(try await program.finish().lines.count == 2)
  }

  @Test(arguments: [[], ["--in-order"]])
  func answersOfASessionComeInOrder(options: [String]) async throws {
    let users = ["ana", "bob", "cleo", ""]
    let requests = (1...60).flatMap { number in
      users.map { "{\"id\":\(number),\"user\":\"\($0)\",\"text\":\"comic \(number)\"}\n" }
    }
    let finished = try await Program.quick().run(
      ["--wire", "json"] + options, requests.joined())
    #expect(finished.lines.count == requests.count)
    for user in users.dropLast() {
      let own = finished.lines.filter { $0.contains("\"user\":\"\(user)\"") }
      #expect(own.map { $0.hasPrefix("{\"id\":") } == Array(repeating: true, count: 60))
      #expect(own.compactMap(Self.number) == Array(1...60))
    }
    if !options.isEmpty {
      #expect(finished.lines.compactMap(Self.number) == (1...60).flatMap { [$0, $0, $0, $0] })
    }
  }

  @Test func aLineThatIsNoRequestKeepsItsPlace() async throws {
    let requests = (1...40).map { number in
      number.isMultiple(of: 2) ? "{\"id\":\(number)}\n" : "{\"id\":\(number),\"text\":\"next\"}\n"
    }
    let finished = try await Program.quick().run(["--wire", "json"], requests.joined())
    #expect(finished.lines.compactMap(Self.number) == Array(1...40))
  }

  #if os(Linux)
    @Test(.enabled(if: Patience.isUsual)) func aFastSenderWaitsInItsPipe() async throws {
      let program = try Program.quick().start(["--wire", "json"])
      let request = "{\"user\":\"ana\",\"text\":\"count fish\"}\n"
      program.send(request)
      _ = try await program.line()
      let before = try Memory.peak(of: program.identifier)
      program.send(String(repeating: request, count: 5_000))
      for _ in 1...5_000 { _ = try await program.line() }
      #expect(try Memory.peak(of: program.identifier) - before < 8 << 20)
      #expect(try await program.finish().status == 0)
    }
  #endif

  /// The number that an answer was asked for under.
  private static func number(_ answer: String) -> Int? {
    Int(answer.dropFirst("{\"id\":".count).prefix(while: \.isNumber))
  }
}
