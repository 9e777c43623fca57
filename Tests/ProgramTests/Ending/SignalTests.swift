import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process that is told to end while it waits.
@Suite struct SignalTests {
  @Test(arguments: [(SIGTERM, 143), (SIGINT, 130), (SIGHUP, 129)] as [(Int32, Int32)])
  func aSignalEndsItAtOnce(signal: Int32, status: Int32) async throws {
    let program = try Program.quick().start()
    _ = try await program.ask("count fish")
    program.signal(signal)
    let finished = try await program.finish(keepingInput: true)
    #expect(finished.status == status)
    #expect(finished.text == "There are 114 fish.\n\n")
    #expect(finished.complaints.isEmpty)
  }

  @Test func theWiresAreAlike() async throws {
    let program = try Program.quick().start(["--wire", "json"])
    program.send("{\"text\":\"count fish\"}\n")
    _ = try await program.line()
    program.signal(SIGTERM)
    #expect(try await program.finish(keepingInput: true).status == 143)
  }

  @Test func whoeverWantsASignalIgnoredHasItIgnored() async throws {
    let script = "trap '' HUP; exec \"$0\" \"$@\""
    let template = try Program.quick()
    let program = try template.start(
      ["-c", script, Program.path] + template.options, path: "/bin/sh")
    _ = try await program.ask("count fish")
    program.signal(SIGHUP)
    #expect(try await program.ask("count fish") == ["There are 114 fish."])
    #expect(try await program.finish().status == 0)
  }
}
