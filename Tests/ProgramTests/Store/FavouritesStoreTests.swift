import Testing

/// Favourites over several processes.
@Suite struct FavouritesStoreTests {
  @Test func theyOutliveTheProcess() async throws {
    let program = try Program.quick()
    _ = try await program.run([], "favourite comic 5\nfavourite comic 6\n")
    let finished = try await program.run([], "my favourites\n")
    #expect(finished.answers.first?.count == 3)
    #expect(finished.answers.first?[1].hasPrefix("1. Irony") == true)
    #expect(finished.answers.first?[2].hasPrefix("2. Blown apart") == true)
  }

  @Test func twoProcessesLoseNothingOfEachOther() async throws {
    let program = try Program.quick()
    let scripts = [1...50, 51...100].map { numbers in
      numbers.map { "favourite comic \($0)\n" }.joined()
    }
    let programs = try scripts.map { script in
      let running = try program.start()
      running.send(script)
      return running
    }
    for running in programs {
      let finished = try await running.finish()
      #expect(finished.heads.allSatisfy { $0.hasSuffix("is now among your favourites.") })
      #expect(finished.answers.count == 50)
    }
    #expect(try await program.savedComics() == Set(1...100))
  }

  @Test func whatWasConfirmedOutlivesAKill() async throws {
    let program = try Program.quick()
    let running = try program.start()
    // Far more than can be done before the kill, and 404 is no comic.
    let numbers = (1...3_000).filter { $0 != 404 }
    running.send(numbers.map { "favourite comic \($0)\n" }.joined())
    for _ in 1...200 { #expect(try await running.answer().count == 1) }
    running.signal(9)
    let finished = try await running.finish(keepingInput: true)
    #expect(finished.status == 137)
    let saved = try await program.savedComics()
    #expect(saved.isSuperset(of: numbers.prefix(finished.answers.count)))
    #expect(saved == Set(numbers.prefix(saved.count)))
    #expect(saved.count < numbers.count)
    // The next process takes up where that one ended.
    #expect(
      try await program.run([], "favourite comic 3100\n").heads.first?.hasSuffix("favourites.")
        == true)
    #expect(try await program.savedComics() == saved.union([3100]))
  }

  @Test func theLockOfADeadProcessIsFree() async throws {
    let program = try Program.quick()
    try program.home.write("4194303\n", to: ".local/share/curio/curio.sqlite.lock")
    #expect(
      try await program.run([], "favourite comic 5\n").heads == [
        "Blown apart is now among your favourites."
      ])
  }
}

extension Program {
  /// The numbers of the comics among the favourites, read by a process of its own.
  func savedComics(in name: String = "saved.txt") async throws -> Set<Int> {
    let file = home.file(name)
    let finished = try await run(["favourites", "export", file])
    try #require(finished.status == 0, "\(finished.complaints)")
    let keys = home.text(name).split(separator: "\n").dropFirst().map { line in
      Int(line.split(separator: " ")[1])
    }
    return Set(keys.compactMap(\.self))
  }
}
