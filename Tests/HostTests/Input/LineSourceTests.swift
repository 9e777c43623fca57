import Host
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct LineSourceTests {
  /// All lines of an input, that comes in pieces.
  func lines(_ pieces: [[UInt8]]) async throws -> [InputLine] {
    let pipe = Pipe()
    let source = LineSource(descriptor: pipe.reading)
    pipe.feed(pieces)
    var lines: [InputLine] = []
    while case let batch = try await source.next(), !batch.isEmpty { lines += batch }
    return lines
  }

  @Test(arguments: [
    ("", []),
    ("\n", [""]),
    ("one\ntwo\n", ["one", "two"]),
    ("one\ntwo", ["one", "two"]),
    ("one\r\ntwo\r\n", ["one", "two"]),
    ("one\r\n\r\n\ntwo\r", ["one", "", "", "two"]),
    ("a\rb\r\r\n", ["a\rb\r"]),
    ("nul\0inside\n", ["nul\0inside"]),
    ("next\u{85}line\u{2028}too\n", ["next\u{85}line\u{2028}too"]),
    ("Clichéd 🐟\n", ["Clichéd 🐟"]),
  ])
  func linesEndAtANewlineOnly(_ input: String, expected: [String]) async throws {
    #expect(try await lines([Array(input.utf8)]) == expected.map(InputLine.text))
  }

  @Test(arguments: [
    ([0x67, 0xFF, 0xFE, 0x0A], "g\u{FFFD}\u{FFFD}"),
    ([0xC3, 0x0A], "\u{FFFD}"),
    ([0xED, 0xA0, 0x80, 0x0A], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ([0xC0, 0xAF, 0x0A], "\u{FFFD}\u{FFFD}"),
  ])
  func bytesThatAreNoTextAreRepaired(_ input: [UInt8], expected: String) async throws {
    #expect(try await lines([input]) == [.text(expected)])
  }

  @Test(arguments: [8191, 8192])
  func theLongestLinesAreKept(_ length: Int) async throws {
    let line = [UInt8](repeating: 0x61, count: length)
    let text = InputLine.text(String(decoding: line, as: UTF8.self))
    #expect(try await lines([line + [0x0A], line + [0x0D, 0x0A], line]) == [text, text, text])
  }

  @Test(arguments: [8193, 8194, 65_535, 65_536, 65_537, 200_000, 3_000_000])
  func aLineOverTheLimitLeavesItsLengthAndTheNextIsRead(_ length: Int) async throws {
    let line = [UInt8](repeating: 0x61, count: length)
    #expect(
      try await lines([Array("before\n".utf8), line, Array("\r\nafter\n".utf8), line])
        == [.text("before"), .tooLong(bytes: length), .text("after"), .tooLong(bytes: length)])
  }

  @Test(arguments: [1, 2, 3, 7, 1000, 4096])
  func whereTheInputIsCutMakesNoDifference(_ size: Int) async throws {
    let long = String(repeating: "x", count: 9000)
    let input = Array("Clichéd\r\n\(long)\r\n🐟 fish\n\nlast".utf8)
    let pieces = stride(from: 0, to: input.count, by: size).map {
      Array(input[$0..<min($0 + size, input.count)])
    }
    #expect(
      try await lines(pieces)
        == [.text("Clichéd"), .tooLong(bytes: 9000), .text("🐟 fish"), .text(""), .text("last")])
  }

  @Test func aLineIsHandedOutBeforeTheNextIsThere() async throws {
    let pipe = Pipe()
    let source = LineSource(descriptor: pipe.reading)
    pipe.write("first\nsec")
    #expect(try await source.next() == [.text("first")])
    pipe.write("ond\nthird\n")
    #expect(try await source.next() == [.text("second"), .text("third")])
    pipe.finish()
    #expect(try await source.next() == [])
    #expect(try await source.next() == [])
  }

  @Test func aDescriptorThatDoesNotBlockIsWaitedFor() async throws {
    let pipe = Pipe()
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    let source = LineSource(descriptor: pipe.reading)
    async let line = source.next()
    pipe.write("slow\n")
    #expect(try await line == [.text("slow")])
  }

  @Test func anInputThatCannotBeReadIsAFailure() async throws {
    await #expect(throws: InputFailure.failed(code: EBADF)) {
      try await LineSource(descriptor: 9999).next()
    }
  }

  @Test func aSignalDoesNotEndTheInput() async throws {
    await #expect(processExitsWith: .success) {
      handleInterrupting(SIGUSR1)
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      let source = LineSource(descriptor: ends[0])
      async let line = source.next()
      for _ in 1...20 {
        kill(getpid(), SIGUSR1)
        await Task.yield()
      }
      _ = write(ends[1], "on\n", 3)
      let read = try await line
      #expect(read == [.text("on")])
    }
  }
}
