import Catalogs
import Conversation
import Testing

@testable import Host

@Suite("How services are asked")
struct ServiceTests {
  let clock = VirtualClock()

  private func service(
    _ script: ScriptedTransport, _ catalog: CatalogID = .comics,
    base: String = "https://h.org"
  ) throws -> Service {
    let base = try #require(ServiceBase(catalog, base))
    return Service(
      base, transport: script.transport, clock: clock.clock,
      reader: ServiceReader(base: base, known: { _ in nil }))
  }

  private func failure(_ service: Service, _ wanted: Wanted) async -> ServiceFailure? {
    do throws(ServiceFailure) {
      _ = try await service.fetch(wanted)
      return nil
    } catch {
      return error
    }
  }

  @Test func oneFailureIsTriedAgainAfterAPause() async throws {
    let script = ScriptedTransport([.failure(.unreachable), .comic(7)])
    let delivery = try await service(script).fetch(.comic(7))
    #expect(delivery.items.map(\.id.key) == ["7"])
    #expect(clock.pauses == [250])
  }

  @Test func twoFailuresAreTheEndAndThenItRests() async throws {
    let script = ScriptedTransport([.answer(503), .answer(503), .comic(7)])
    let service = try service(script)
    #expect(await failure(service, .comic(7)) == .status(503))
    #expect(await failure(service, .comic(7)) == .paused(seconds: 60))
    #expect(script.requests.count == 2)
    clock.advance(seconds: 60)
    #expect(await failure(service, .comic(7)) == nil)
    #expect(script.requests.count == 3)
  }

  @Test func whoTriesAgainEndsThePauseButNotTheServicesOwnWish() async throws {
    let script = ScriptedTransport([
      .answer(500), .answer(500), .comic(7), .answer(429, "", ["retry-after": "90"]),
    ])
    let service = try service(script)
    #expect(await failure(service, .comic(7)) == .status(500))
    await service.endPause()
    #expect(await failure(service, .comic(7)) == nil)
    #expect(await failure(service, .comic(8)) == .busy(seconds: 90))
    await service.endPause()
    #expect(await failure(service, .comic(8)) == .busy(seconds: 90))
    #expect(script.requests.count == 4)
  }

  @Test(arguments: [ServiceFailure.timedOut, .offline, .unknownHost])
  func whatCannotSucceedIsNotTriedAgain(_ first: ServiceFailure) async throws {
    let script = ScriptedTransport([.failure(first), .comic(7)])
    #expect(await failure(try service(script), .comic(7)) == first)
    #expect(script.requests.count == 1)
  }

  @Test func aMissingComicIsAHoleAndNoFailure() async throws {
    let script = ScriptedTransport([.answer(404, "<html>"), .comic(405)])
    let service = try service(script)
    #expect(await failure(service, .comic(404)) == .nothingThere)
    #expect(await failure(service, .comic(405)) == nil)
  }

  @Test func aShortWishIsObeyed() async throws {
    let script = ScriptedTransport([.answer(429, "slow down", ["retry-after": "1"]), .comic(7)])
    _ = try await service(script).fetch(.comic(7))
    #expect(clock.pauses == [1000])
  }

  @Test func aLongWishIsObeyedToo() async throws {
    let script = ScriptedTransport([.answer(429, "", ["retry-after": "90"]), .comic(7)])
    let service = try service(script)
    #expect(await failure(service, .comic(7)) == .busy(seconds: 90))
    clock.advance(seconds: 89)
    #expect(await failure(service, .comic(7)) == .busy(seconds: 1))
    clock.advance(seconds: 1)
    #expect(await failure(service, .comic(7)) == nil)
    #expect(script.requests.count == 2)
  }

  @Test(arguments: ["", "<html>Moved</html>", "{\"num\":", "[7]"])
  func whatIsNoAnswerIsUnreadable(_ body: String) async throws {
    let script = ScriptedTransport([.answer(200, body)])
    #expect(await failure(try service(script), .comic(7)) == .unreadable)
  }

  @Test func thoseWhoAskForTheSameShareOneRequest() async throws {
    let gate = Gate()
    let script = ScriptedTransport([.comic(7)], gate: gate)
    let service = try service(script)
    async let first = service.fetch(.comic(7))
    await gate.somebody()
    async let second = service.fetch(.comic(7))
    while await service.waiting(for: .comic(7)) < 2 { await Task.yield() }
    gate.open()
    let both = try await (first, second)
    #expect(both.0 == both.1)
    #expect(script.requests.count == 1)
  }

  @Test func oneWhoLeavesCostsTheOtherNothing() async throws {
    let gate = Gate()
    let script = ScriptedTransport([.comic(7)], gate: gate)
    let service = try service(script)
    let leaving = Task { try? await service.fetch(.comic(7)) }
    await gate.somebody()
    async let staying = service.fetch(.comic(7))
    while await service.waiting(for: .comic(7)) < 2 { await Task.yield() }
    leaving.cancel()
    gate.open()
    #expect(try await staying.items.count == 1)
    #expect(await leaving.value == nil)
  }

  @Test func anAnswerThatHoldsIsNotAskedForAgain() async throws {
    let script = ScriptedTransport([
      .comic(7, ["cache-control": "public, max-age=600", "etag": "\"a\""]), .answer(304),
    ])
    let service = try service(script)
    let first = try await service.fetch(.comic(7))
    clock.advance(seconds: 599)
    #expect(try await service.fetch(.comic(7)) == first)
    #expect(script.requests.count == 1)
    clock.advance(seconds: 2)
    #expect(try await service.fetch(.comic(7)) == first)
    #expect(script.requests.map(\.etag) == [nil, "\"a\""])
  }

  /// RM-11.
  @Test func eachPageHasAnAnswerOfItsOwn() async throws {
    let script = ScriptedTransport(answering: { request in
      let page = request.body?.split(separator: #""page":"#).last?.prefix { $0.isNumber } ?? ""
      return .answer(
        200,
        #"{"data":{"characters":{"info":{"count":60},"results":[{"id":"\#(page)","name":"A"}]}}}"#,
        ["cache-control": "max-age=600"])
    })
    let service = try service(script, .characters)
    var keys: [String] = []
    for page in [1, 2, 1, 3] {
      keys += try await service.fetch(.characters(page: page)).items.map(\.id.key)
    }
    #expect(keys == ["1", "2", "1", "3"])
    #expect(script.requests.count == 3)
  }

  /// RM-04.
  @Test func noMatchMayBeASearchThatFailed() async throws {
    let script = ScriptedTransport([
      .answer(404, #"{"error":"There is nothing here"}"#), .answer(404, "<html>"),
    ])
    let service = try service(script, .characters)
    #expect(await failure(service, .characters(page: 43)) == .nothingThere)
    #expect(await failure(service, .characters(page: 1, name: "zzqx")) == .status(404))
  }

  /// DD-10.
  @Test func aPathThatIsGoneIsAFailureWithItsStatus() async throws {
    let script = ScriptedTransport([.answer(404, "Cannot POST /graphql")])
    #expect(
      await failure(try service(script, .monsters), .monsters(skip: 0)) == .status(404))
  }

  @Test func redirectsStayOnTheHost() async throws {
    let same = ScriptedTransport([
      .answer(301, redirect: "https://h.org/b"), .comic(7),
    ])
    _ = try await service(same).fetch(.comic(7))
    #expect(same.requests.map(\.address.text).last == "https://h.org/b")
    for target in ["https://other.org/b", "http://h.org/b", "ftp://h.org/b"] {
      let foreign = ScriptedTransport([.answer(301, redirect: target), .comic(7)])
      #expect(await failure(try service(foreign), .comic(7)) == .status(301))
      #expect(foreign.requests.count == 1)
    }
  }

  @Test func aPlainBaseMayLeadToASecureOne() async throws {
    let script = ScriptedTransport([.answer(301, redirect: "https://h.org/b"), .comic(7)])
    _ = try await service(script, base: "http://h.org").fetch(.comic(7))
    #expect(script.requests.count == 2)
  }

  @Test func redirectsEnd() async throws {
    let loop = Array(
      repeating: ScriptedTransport.Answer.answer(302, redirect: "https://h.org/a"), count: 9)
    let script = ScriptedTransport(loop)
    #expect(await failure(try service(script), .comic(7)) == .status(302))
    #expect(script.requests.count == 4)
  }

  @Test func aRefusedQueryIsAskedInTheOtherSchema() async throws {
    let refusal = ScriptedTransport.Answer.answer(400, #"{"errors":[{"message":"x"}]}"#)
    let page = ScriptedTransport.Answer.answer(
      200, #"{"data":{"monsters":[{"index":"a","name":"A"}]}}"#)
    let script = ScriptedTransport([refusal, page, page])
    let service = try service(script, .monsters)
    #expect(try await service.fetch(.monsters(skip: 0)).items.count == 1)
    _ = try await service.fetch(.monsters(skip: 20))
    #expect(script.requests.count == 3)
    #expect(script.requests[2].body?.contains("ASCENDING") == true)
  }
}
