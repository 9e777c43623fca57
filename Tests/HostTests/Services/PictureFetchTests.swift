import Catalogs
import Conversation
import Testing

@testable import Host

@Suite("Fetching pictures")
struct PictureFetchTests {
  private func fetch(_ script: ScriptedTransport, base: String = "http://127.0.0.1:8") throws
    -> PictureFetch
  {
    PictureFetch(
      bases: [try #require(ServiceBase(.comics, base))], transport: script.transport)
  }

  /// XK-20.
  @Test func aPageThatSaysThereIsNoneIsNoPicture() async throws {
    let script = ScriptedTransport([.answer(404, "<html>", ["content-type": "text/html"])])
    #expect(try await fetch(script).bytes(of: "https://h.org/a.png") == nil)
  }

  @Test(arguments: ["http://h.org/a.png", "ftp://h.org/a.png", "file:///etc/passwd", "a.png", ""])
  func onlySecureAddressesAreAskedForAndThoseOfTheServices(_ url: String) async throws {
    let script = ScriptedTransport([.answer(200, "x")])
    #expect(try await fetch(script).bytes(of: url) == nil)
    #expect(script.requests.isEmpty)
    #expect(try await fetch(script).bytes(of: "http://127.0.0.1:8/a.png") == Array("x".utf8))
  }

  @Test func redirectsStayOnTheHost() async throws {
    let script = ScriptedTransport([
      .answer(301, redirect: "https://h.org/b.png"), .answer(200, "x"),
      .answer(301, redirect: "https://other.org/b.png"), .answer(200, "y"),
    ])
    let fetch = try fetch(script)
    #expect(await fetch.bytes(of: "https://h.org/a.png") == Array("x".utf8))
    #expect(await fetch.bytes(of: "https://h.org/a.png") == nil)
    #expect(script.requests.count == 3)
  }

  @Test func aSizeIsAskedForWithoutTheBody() async throws {
    let script = ScriptedTransport([
      .answer(200, "", ["content-type": "image/png", "content-length": "1234"]),
      .answer(200, "", ["content-type": "text/html", "content-length": "1234"]),
      .answer(200, "", ["content-type": "image/png"]), .answer(404),
    ])
    let fetch = try fetch(script)
    var sizes: [Int?] = []
    for _ in 0..<4 { sizes.append(await fetch.size(of: "https://h.org/a.png")) }
    #expect(sizes == [1234, nil, nil, nil])
    #expect(script.requests.map(\.isForHeaders) == [true, true, true, true])
  }
}
