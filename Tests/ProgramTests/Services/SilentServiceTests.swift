import Testing

/// SW-04: services that take a connection and never answer.
@Suite struct SilentServiceTests {
  private func program(_ server: SilentServer) throws -> Program {
    var program = try Program()
    program.environment = ["CURIO_OFFLINE": "0"]
    program.options = ["fish", "monsters", "characters", "comics"].flatMap {
      ["--\($0)-url", server.url]
    }
    return program
  }

  @Test func stopEndsAnAnswerThatWaits() async throws {
    try await Turn.taking {
      let server = try SilentServer()
      defer { server.stop() }
      let program = try program(server).start()
      program.send("show me haddock\nstop\ncount fish\n")
      #expect(try await program.answer() == ["I stopped before that was done."])
      #expect(try await program.answer() == ["All right, I have stopped."])
      #expect(try await program.answer().count == 1)
      #expect(try await program.finish().status == 0)
    }
  }

  @Test func peopleDoNotWaitForEachOthersServices() async throws {
    try await Turn.taking {
      let server = try SilentServer()
      defer { server.stop() }
      let program = try program(server).start()
      // The first line waits for the intents, too.
      _ = try await program.ask("count fish")
      program.send(
        "<ana> show me haddock\n<bob> show me the lich\n<eve> hover text of comic 5\n<joe> count fish\n"
      )
      let answers = [
        try await program.answer(), try await program.answer(), try await program.answer(),
        try await program.answer(),
      ]
      // Whoever waited for another's service would ask their own when that one has been given up.
      #expect(server.mostAtOnce >= 3)
      #expect(answers.map { $0.first?.prefix(7) } == ["Haddock", "Lich", "I could", "There a"])
      #expect(try await program.finish().status == 0)
    }
  }

  @Test func quittingBehindAnAnswerThatWaitsEndsIt() async throws {
    try await Turn.taking {
      let server = try SilentServer()
      defer { server.stop() }
      let program = try program(server).start()
      program.send("show me haddock\nquit\n")
      let finished = try await program.finish(keepingInput: true)
      #expect(finished.status == 0)
      #expect(finished.text.contains("Haddock"))
    }
  }
}
