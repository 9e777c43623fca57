import Catalogs
import Conversation
import Testing

@testable import Host

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What only a socket shows.
///
/// The library is on every machine that has Swift's own networking.
@Suite("HTTP over libcurl", .serialized)
struct CurlTransportTests {
  private func send(
    patience: Int = 5000, limit: Int = 1 << 20, body: String? = nil, etag: String? = nil,
    _ answer: @escaping @Sendable (LoopbackServer.Connection) -> Void
  ) async throws -> Transport.Outcome {
    let server = try LoopbackServer(answer: answer)
    defer { server.stop() }
    let transport = CurlTransport(name: "test", agent: "curio/test").transport
    let address = try #require(WebAddress(server.url + "/x"))
    return await transport.send(
      TransportRequest(address, body: body, etag: etag, patience: patience, limit: limit))
  }

  private static func head(_ length: Int, _ more: String = "") -> String {
    "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\(more)\r\n"
  }

  private static func failure(_ outcome: Transport.Outcome) -> ServiceFailure? {
    guard case .failure(let failure) = outcome else { return nil }
    return failure
  }

  @Test func givesStatusHeadersAndBody() async throws {
    let response = try await send(body: "{}", etag: "\"v\"") { connection in
      let isRight =
        connection.request.contains("POST /x") && connection.request.contains("\"v\"")
        && connection.request.contains("User-Agent: curio/test")
        && connection.request.contains("Content-Type: application/json")
      connection.send(Self.head(5, "ETag:  \"w\" \r\n") + (isRight ? "right" : "wrong"))
    }.get()
    #expect(response.status == 200)
    #expect(response.headers["etag"] == "\"w\"")
    #expect(String(decoding: response.body, as: UTF8.self) == "right")
  }

  @Test func aServerThatSaysNothingIsGivenUp() async throws {
    let start = SystemClock.ticks()
    let outcome = try await send(patience: 300) { connection in
      var byte: UInt8 = 0
      _ = read(connection.descriptor, &byte, 1)
    }
    #expect(Self.failure(outcome) == .timedOut)
    #expect(SystemClock.ticks() - start < 2000 * Patience.factor)
  }

  @Test func aServerThatDripsIsGivenUp() async throws {
    let start = SystemClock.ticks()
    let outcome = try await send(patience: 400) { connection in
      connection.send(Self.head(1000))
      for _ in 0..<40 {
        connection.send("x")
        usleep(50_000)
      }
    }
    #expect(Self.failure(outcome) == .timedOut)
    #expect(SystemClock.ticks() - start < 1500 * Patience.factor)
  }

  @Test func aResetIsAFailure() async throws {
    let outcome = try await send { $0.reset() }
    #expect(Self.failure(outcome) == .unreadable)
  }

  @Test func halfABodyIsNone() async throws {
    let outcome = try await send { $0.send(Self.head(10) + "half") }
    #expect(Self.failure(outcome) == .unreadable)
  }

  @Test func aBodyThatIsTooLongIsCutOff() async throws {
    let outcome = try await send(limit: 1 << 20) { connection in
      connection.send(Self.head(50 << 20))
      let piece = [UInt8](repeating: 0x20, count: 1 << 20)
      for _ in 0..<50 { connection.send(piece) }
    }
    #expect(Self.failure(outcome) == .unreadable)
  }

  @Test func packedBodiesAreUnpacked() async throws {
    // "[1]" in gzip, one stored block.
    let packed: [UInt8] =
      [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1, 3, 0, 0xFC, 0xFF]
      + Array("[1]".utf8) + [0xB8, 0x32, 0x2F, 0x4C, 3, 0, 0, 0]
    let outcome = try await send { connection in
      connection.send(Self.head(packed.count, "Content-Encoding: gzip\r\n"))
      connection.send(packed)
    }
    let response = try outcome.get()
    #expect(String(decoding: response.body, as: UTF8.self) == "[1]")
  }

  @Test func redirectsAreToldAndNotFollowed() async throws {
    let response = try await send { connection in
      connection.send(
        "HTTP/1.1 302 Found\r\nLocation: /y?z\r\nContent-Length: 0\r\n\r\n")
    }.get()
    #expect(response.status == 302)
    #expect(response.redirect?.hasSuffix("/y?z") == true)
  }

  @Test func nobodyThereIsUnreachable() async throws {
    let server = try LoopbackServer { _ in }
    server.stop()
    let transport = CurlTransport(name: "test", agent: "x").transport
    let address = try #require(WebAddress("http://127.0.0.1:1"))
    let outcome = await transport.send(TransportRequest(address, patience: 2000))
    #expect(Self.failure(outcome) == .unreachable)
  }

  @Test func whoeverLeavesWaitsNoLonger() async throws {
    let gate = Gate()
    let start = SystemClock.ticks()
    let task = Task {
      try await send(patience: 20_000) { connection in
        gate.open()
        var byte: UInt8 = 0
        _ = read(connection.descriptor, &byte, 1)
      }
    }
    await gate.wait()
    task.cancel()
    #expect(Self.failure(try await task.value) == .cancelled)
    #expect(SystemClock.ticks() - start < 5000)
  }

  @Test func aServerThatClosesOneInThreeCostsNoMore() async throws {
    let server = try LoopbackServer { connection in
      let turn = connection.request.split(separator: " ")[1].dropFirst().prefix { $0.isNumber }
      switch (Int(turn) ?? 0) % 3 {
      case 0: connection.reset()
      case 1: connection.send("HTTP/1.1 200 OK\r\nContent-")
      default: connection.send(Self.head(2) + "{}")
      }
    }
    defer { server.stop() }
    let transport = CurlTransport(name: "test", agent: "x").transport
    var answers = 0
    for turn in 0..<60 {
      let address = try #require(WebAddress("\(server.url)/\(turn)"))
      if case .success = await transport.send(TransportRequest(address, patience: 2000)) {
        answers += 1
      }
    }
    #expect(answers == 20)
  }
}
