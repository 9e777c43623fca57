import Catalogs
import Conversation

extension Sync {
  /// Every number up to the newest; those that do not exist are remembered.
  func comics() async throws(StoreFailure) -> SyncResult {
    var progress = try await start()
    let latest: Delivery
    switch try await ask(.latestComic) {
    case .success(let delivery): latest = delivery
    case .failure(let failure): return result(progress, ["latest": failure], [])
    }
    guard let newest = latest.items.first.flatMap({ Int($0.id.key) }) else {
      return result(progress, ["latest": .unreadable], latest.skipped)
    }
    let holes = Set(try await store.parts(of: .comics).keys.map(\.name))
    let kept = try await store.keptKeys(on: .comics)
    let numbers = (1...newest).reversed().map(String.init)
    let wanted = numbers.filter { !kept.contains($0) && !holes.contains("no \($0)") }
    progress.done = kept.count
    progress.total = newest - numbers.filter { holes.contains("no \($0)") }.count
    return try await fetch(
      wanted.compactMap { Int($0) }.map { Wanted.comic($0) }, progress, skipped: [])
  }

  /// Fetches several things, four at a time; stops asking after failures in a row.
  func fetch(
    _ wanted: [Wanted], _ start: SyncProgress, skipped: [Delivery.Skipped]
  ) async throws(StoreFailure) -> SyncResult {
    var progress = start
    var skipped = skipped
    var missing: [String: ServiceFailure] = [:]
    var holes: [Int] = []
    var failures = 0
    tell(progress)
    await withTaskGroup(of: (Wanted, Result<Delivery, ServiceFailure>).self) { group in
      var rest = wanted[...]
      for next in rest.prefix(Self.width) { group.addTask { (next, await self.outcome(of: next)) } }
      rest = rest.dropFirst(Self.width)
      for await (asked, outcome) in group {
        switch outcome {
        case .success(let delivery):
          failures = 0
          progress.fetched += delivery.items.count
          progress.done += delivery.items.count
          skipped += delivery.skipped
        case .failure(.nothingThere):
          failures = 0
          if case .comic(let number) = asked { holes.append(number) }
          progress.total = progress.total.map { $0 - 1 }
        case .failure(let failure):
          failures += 1
          missing[asked.label] = failure
        }
        tell(progress)
        if Task.isCancelled || failures >= Self.patience || loss.first != nil {
          for left in rest { missing[left.label] = missing[asked.label] ?? .cancelled }
          rest = []
        }
        if let next = rest.popFirst() { group.addTask { (next, await self.outcome(of: next)) } }
      }
    }
    try loss.check()
    for hole in holes { try await noteHole(hole) }
    return result(progress, missing, skipped)
  }

  /// After so many failures one after the other the service is taken to be down.
  private static let patience = 8

  private func noteHole(_ number: Int) async throws(StoreFailure) {
    try await store.keep(
      [], on: .comics, part: Store.Part("no \(number)", isLast: false), source: "", at: now())
  }
}
