import Catalogs
import Conversation
import Testing

@testable import Host

/// What a service said of its answers holds for the next process too.
@Suite("Kept answers")
struct KeptAnswersTests {
  let folder: TemporaryFolder
  let clock = VirtualClock()
  private let fresh = ["etag": "\"a\"", "cache-control": "max-age=600"]

  init() throws { folder = try TemporaryFolder() }

  /// A process of its own: it shares nothing but the file.
  private func process(
    _ script: ScriptedTransport, _ catalog: CatalogID = .comics, base: String = "https://h.org"
  ) throws -> Service {
    let base = try #require(ServiceBase(catalog, base))
    let store = Store(path: folder.file("curio.sqlite"))
    return Service(
      base, transport: script.transport, clock: clock.clock,
      keeping: CopyKeeper(store, base).keeping)
  }

  private func store() -> Store { Store(path: folder.file("curio.sqlite")) }

  @Test(arguments: [Wanted.comic(9001), .latestComic])
  func whatStillHoldsIsNotAskedFor(_ wanted: Wanted) async throws {
    let first = try await process(ScriptedTransport([.comic(9001, fresh)])).fetch(wanted)
    clock.advance(seconds: 200)
    let silent = ScriptedTransport([])
    #expect(try await process(silent).fetch(wanted) == first)
    #expect(silent.requests.isEmpty)
  }

  @Test func whatIsOlderIsAskedForWithItsVersionAndIsAsGoodAsNewAfterwards() async throws {
    let first = try await process(ScriptedTransport([.comic(9001, fresh)])).fetch(.comic(9001))
    clock.advance(seconds: 700)
    let unchanged = ScriptedTransport([.answer(304, "", ["cache-control": "max-age=100"])])
    #expect(try await process(unchanged).fetch(.comic(9001)) == first)
    #expect(unchanged.requests.map(\.etag) == ["\"a\""])
    #expect(try await store().copy(of: "9001", on: .comics)?.fetched == 1_000_700)
    clock.advance(seconds: 99)
    let silent = ScriptedTransport([])
    #expect(try await process(silent).fetch(.comic(9001)) == first)
    #expect(silent.requests.isEmpty)
  }

  @Test func anotherAddressHasAnswersOfItsOwn() async throws {
    _ = try await process(ScriptedTransport([.comic(9001, fresh)])).fetch(.comic(9001))
    let other = ScriptedTransport([.comic(9001)])
    _ = try await process(other, base: "https://other.org").fetch(.comic(9001))
    #expect(other.requests.map(\.etag) == [nil])
  }

  @Test func aPageComesBackWholeOrNotAtAll() async throws {
    let page = #"{"data":{"monsters":[{"index":"b","name":"B"},{"index":"a","name":"A"}]}}"#
    let script = ScriptedTransport([.answer(200, page, fresh)])
    let first = try await process(script, .monsters).fetch(.monsters(skip: 0))
    #expect(try await process(ScriptedTransport([]), .monsters).fetch(.monsters(skip: 0)) == first)
    try SQL.run("DELETE FROM copies WHERE key = 'a'", in: folder.file("curio.sqlite"))
    let again = ScriptedTransport([.answer(200, page)])
    #expect(try await process(again, .monsters).fetch(.monsters(skip: 0)) == first)
    #expect(again.requests.map(\.etag) == [nil])
  }

  @Test func anAnswerOfWhichNothingIsSaidIsAskedForAnew() async throws {
    _ = try await process(ScriptedTransport([.comic(9001)])).fetch(.comic(9001))
    let again = ScriptedTransport([.comic(9001)])
    _ = try await process(again).fetch(.comic(9001))
    #expect(again.requests.count == 1)
  }

  @Test func searchesByNameLeaveNothingBehind() async throws {
    let page =
      #"{"data":{"characters":{"info":{"count":1},"results":[{"id":"1","name":"Rick"}]}}}"#
    let script = ScriptedTransport([.answer(200, page, fresh)])
    _ = try await process(script, .characters).fetch(.characters(page: 1, name: "rick"))
    let database = try SQL.open(folder.file("curio.sqlite"))
    #expect(try database.number("SELECT count(*) FROM answers") == 0)
  }

  @Test(arguments: 1...2)
  func aFileOfAnOlderCurioIsTakenAlong(_ version: Int) async throws {
    let path = folder.file("curio.sqlite")
    let steps = Schema.steps[..<version].joined()
    try SQL.run(steps.joined(separator: ";"), in: path)
    try SQL.run(
      "INSERT INTO favourites VALUES ('ana', 'comics', '5', 1); PRAGMA user_version = \(version)",
      in: path)
    _ = try await process(ScriptedTransport([.comic(9001, fresh)])).fetch(.comic(9001))
    #expect(try await store().answer(named: "one 9001", source: "https://h.org")?.etag == "\"a\"")
    #expect(try await store().favourites(of: "ana") == [ItemID(.comics, "5")])
    #expect(try Schema.version(of: SQL.open(path)) == Schema.version)
  }
}
