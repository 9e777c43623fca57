import Testing

/// Four processes that change one store and are killed again and again, at moments that a seed decides.
@Suite struct KilledAtRandomTests {
  private static let changesOfEach = 50

  @Test(arguments: [1, 2] as [UInt64])
  func whatWasConfirmedIsThereAndNothingElse(seed: UInt64) async throws {
    let program = try Program.quick()
    let kills = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<4 {
        var person = Person(number: number, seed: seed, changes: Self.changesOfEach)
        group.addTask { try await person.live(in: program) }
      }
      return try await group.reduce(0, +)
    }
    // Each is killed at least twice on its way; what all four have left stands in one list.
    #expect(kills >= 8)
    let expected = (0..<4).map { number in
      Person(number: number, seed: seed, changes: Self.changesOfEach).changes
        .reduce(into: Set<Int>()) { $1.apply(to: &$0) }
    }
    #expect(try await program.savedComics() == expected.reduce([]) { $0.union($1) })
    // The store is whole: it takes up more.
    #expect(try await program.run([], "favourite comic 3000\n").answers.count == 1)
  }
}

/// Adds and removes favourites that nobody else touches.
private struct Person {
  struct Change: Hashable {
    let comic: Int
    let isAdded: Bool

    var line: String { "\(isAdded ? "" : "un")favourite comic \(comic)\n" }

    func apply(to saved: inout Set<Int>) {
      if isAdded { saved.insert(comic) } else { saved.remove(comic) }
    }
  }

  let comics: ClosedRange<Int>
  private(set) var changes: [Change] = []
  private var state: UInt64

  init(number: Int, seed: UInt64, changes count: Int) {
    comics = number * 30 + 1...number * 30 + 30
    state = seed &* 1_000 &+ UInt64(number)
    var saved: Set<Int> = []
    for _ in 0..<count {
      let comic = comics.lowerBound + next(below: comics.count)
      let change = Change(comic: comic, isAdded: !saved.contains(comic))
      change.apply(to: &saved)
      changes.append(change)
    }
  }

  /// Makes all changes, over as many processes as it takes; gives how many were killed.
  mutating func live(in program: Program) async throws -> Int {
    var done = 0
    var saved: Set<Int> = []
    var kills = 0
    while done < changes.count {
      let running = try program.start()
      let rest = changes[done...]
      var unsent = rest
      for _ in 0..<next(below: 4) {
        let lines = unsent.prefix(1 + next(below: 6))
        unsent = unsent.dropFirst(lines.count)
        running.send(lines.map(\.line).joined())
        for _ in lines { _ = try await running.answer() }
      }
      // The pause is no wait for anything: it puts the kill somewhere within the work on these.
      running.send(unsent.prefix(12).map(\.line).joined())
      try await running.untilTaken()
      try await Task.sleep(for: .microseconds(next(below: 8_000)))
      running.signal(9)
      let finished = try await running.finish(keepingInput: true)
      kills += 1
      #expect(finished.heads.allSatisfy { $0.contains("your favourites") })
      let confirmed = finished.answers.count
      // Beyond what was confirmed a few more may have been saved, but only the next ones, and whole.
      let found = try await program.savedComics(in: "saved-\(comics.lowerBound).txt")
        .intersection(comics)
      var applied = 0
      while applied < rest.count, applied < confirmed || saved != found {
        rest[rest.startIndex + applied].apply(to: &saved)
        applied += 1
      }
      #expect(saved == found, "after \(done) and \(confirmed) confirmed")
      guard saved == found else { return kills }
      done += applied
    }
    return kills
  }

  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
