import Catalogs
import Conversation
import Testing

@testable import Host

@Suite("Kept copies")
struct CopiesTests {
  let folder: TemporaryFolder
  let store: Store
  let clock = VirtualClock()

  init() throws {
    folder = try TemporaryFolder()
    store = Store(path: folder.file("curio.sqlite"))
  }

  private func base(_ catalog: CatalogID) throws -> ServiceBase {
    try #require(ServiceBase(catalog, "https://h.org"))
  }

  private func service(_ script: ScriptedTransport, _ catalog: CatalogID) throws -> Service {
    let keeper = CopyKeeper(store, try base(catalog))
    return Service(
      try base(catalog), transport: script.transport, clock: clock.clock, policy: .sync,
      keeping: keeper.keeping)
  }

  private func reader() throws -> CopyReader {
    var bases: [CatalogID: ServiceBase] = [:]
    for catalog in CatalogID.allCases { bases[catalog] = try base(catalog) }
    return CopyReader(store: store, bases: bases)
  }

  @Test func whatCameIsKept() async throws {
    let body = #"{"num":9001,"title":"A Title","alt":"Quite a Zebra."}"#
    let script = ScriptedTransport([.answer(200, body)])
    let delivery = try await service(script, .comics).fetch(.latestComic)
    let kept = try #require(await reader().kept(ItemID(.comics, "9001")))
    #expect(kept == Kept(item: delivery.items[0], fetched: 1_000_000))
    #expect(try await reader().search("zebra quite", .comics) == [kept])
    #expect(try await reader().search("zeb", .comics) == [kept])
    #expect(try await reader().search("ebra", .comics).isEmpty)
    let latest = try #require(await reader().latestComic())
    #expect(latest.number == 9001 && latest.asked == 1_000_000)
  }

  @Test func aCopyFromAListLosesNoProse() async throws {
    let single = #"{"data":{"monster":{"index":"q","name":"Q"},"prose":{"desc":"Odd."}}}"#
    let list = #"{"data":{"monsters":[{"index":"q","name":"Q","desc":null,"xp":5}]}}"#
    let script = ScriptedTransport([.answer(200, single), .answer(200, list)])
    let service = try service(script, .monsters)
    _ = try await service.fetch(.monster("q"))
    _ = try await service.fetch(.monsters(skip: 0))
    let kept = try #require(await reader().kept(ItemID(.monsters, "q")))
    #expect(kept.item[.description] == .text("Odd."))
    #expect(kept.item[.xp] == .number(5, .experience))
    #expect(try await reader().search("odd", .monsters) == [kept])
  }

  @Test func aStoreThatWasNeverMadeHoldsNone() async throws {
    #expect(try await reader().kept(ItemID(.comics, "1")) == nil)
    #expect(try await reader().latestComic() == nil)
    #expect(try folder.names().isEmpty)
  }

  // MARK: Whole catalogs

  private func sync(_ script: ScriptedTransport, _ catalog: CatalogID) async throws -> SyncResult {
    let clock = clock.clock
    return try await Sync(
      catalog, service: service(script, catalog), store: store, now: clock.now, tell: { _ in }
    ).run()
  }

  @Test(arguments: [CatalogID.fish, .monsters, .characters, .comics])
  func whatCannotBeKeptIsNotFetchedOn(_ catalog: CatalogID) async throws {
    _ = try await store.addFavourite(ItemID(.fish, "haddock"), of: "")
    await store.close()
    try SQL.run("PRAGMA user_version = 99", in: folder.file("curio.sqlite"))
    let answers: [CatalogID: ScriptedTransport.Answer] = [
      .fish: .answer(200, #"[{"Path":"/profiles/x","Species Name":"X"}]"#),
      .monsters: page(20, from: 1), .comics: .answer(200, #"{"num":50,"title":"T"}"#),
      .characters: .answer(
        200,
        #"{"data":{"characters":{"info":{"count":40,"next":2},"results":[{"id":1,"name":"A"}]}}}"#),
    ]
    let answer = try #require(answers[catalog])
    let script = ScriptedTransport(Array(repeating: answer, count: 60))
    let loss = LossNote()
    let keeper = CopyKeeper(store, try base(catalog), complain: loss.add)
    let service = Service(
      try base(catalog), transport: script.transport, clock: clock.clock, policy: .sync,
      keeping: keeper.keeping)
    await #expect(throws: StoreFailure.newer(version: 99)) {
      try await Sync(
        catalog, service: service, store: store, loss: loss, now: clock.clock.now, tell: { _ in }
      ).run()
    }
    #expect(script.requests.count == 1)
  }

  private func page(_ count: Int, from first: Int) -> ScriptedTransport.Answer {
    let records = (first..<first + count).map { #"{"index":"m\#($0)","name":"M\#($0)"}"# }
    return .answer(200, #"{"data":{"monsters":[\#(records.joined(separator: ","))]}}"#)
  }

  /// Of all that are asked about, only the first has any.
  private var prose: ScriptedTransport.Answer {
    .answer(200, #"{"data":{"m0":{"desc":"Odd."},"m1":null},"errors":[{"message":"x"}]}"#)
  }

  @Test func pagesEndWithOneThatIsNotFull() async throws {
    let script = ScriptedTransport([page(20, from: 0), page(3, from: 20), prose])
    let result = try await sync(script, .monsters)
    #expect(result.isComplete && result.progress.done == 23)
    #expect(script.requests.count == 3)
  }

  @Test func whatIsKeptIsNotFetchedAgain() async throws {
    let broken = ScriptedTransport([page(20, from: 0)])
    #expect(try await !sync(broken, .monsters).isComplete)
    let rest = ScriptedTransport([page(3, from: 20), prose])
    let result = try await sync(rest, .monsters)
    #expect(result.isComplete && result.progress.done == 23 && result.progress.fetched == 3)
    #expect(rest.requests.count == 2)
    let nothing = ScriptedTransport([])
    #expect(try await sync(nothing, .monsters).isComplete)
    #expect(nothing.requests.isEmpty)
  }

  @Test func aServiceThatRepeatsItsPageIsGivenUp() async throws {
    let page = page(20, from: 0)
    let script = ScriptedTransport(answering: { _ in page })
    #expect(try await !sync(script, .monsters).isComplete)
    #expect(script.requests.count == 2)
  }

  @Test func proseThatNoListHasIsAskedForFiftyAtATimeAndOnce() async throws {
    let pages = [page(20, from: 0), page(20, from: 20), page(20, from: 40), page(0, from: 60)]
    let script = ScriptedTransport(pages + [prose, .answer(500), .answer(500)])
    #expect(try await !sync(script, .monsters).isComplete)
    let rest = ScriptedTransport([prose])
    #expect(try await sync(rest, .monsters).isComplete)
    #expect(rest.requests.count == 1)
    let told = try await reader().search("odd", .monsters)
    #expect(told.map(\.item[.description]) == [.text("Odd."), .text("Odd.")])
    let silent = try #require(await reader().kept(ItemID(.monsters, "m11")))
    #expect(silent.item[.description] == .text(""))
  }

  @Test func anOldCatalogIsFetchedAnew() async throws {
    _ = try await sync(ScriptedTransport([page(3, from: 0), prose]), .monsters)
    clock.advance(seconds: 90_000)
    let again = ScriptedTransport([page(3, from: 0)])
    _ = try await sync(again, .monsters)
    #expect(again.requests.count == 1)
  }

  @Test func holesAmongTheComicsAreRemembered() async throws {
    let answers: @Sendable (TransportRequest) -> ScriptedTransport.Answer = { request in
      switch request.address.path {
      case "/info.0.json": .comic(3)
      case "/2/info.0.json": .comic(2)
      default: .answer(404)
      }
    }
    let result = try await sync(ScriptedTransport(answering: answers), .comics)
    #expect(result.isComplete && result.progress.done == 2 && result.progress.total == 2)
    let again = ScriptedTransport(answering: answers)
    #expect(try await sync(again, .comics).isComplete)
    #expect(again.requests.count == 1)
  }
}
