import Catalogs
import Conversation

extension Sync {
  /// Pages one after the other until one that is not full: nothing is asked for after the end.
  func monsters() async throws(StoreFailure) -> SyncResult {
    var progress = try await start()
    var skipped: [Delivery.Skipped] = []
    let parts = try await store.parts(of: .monsters)
    var wanted = Wanted.monsters(skip: 0)
    var isLast = false
    var last: [Item] = []
    while !isLast {
      if let kept = parts.keys.first(where: { $0.name == wanted.part }) {
        isLast = kept.isLast
      } else {
        switch try await ask(wanted) {
        case .success(let delivery) where delivery.items == last && !last.isEmpty:
          // The same page over and over would never end.
          return result(progress, [wanted.label: .unreadable], skipped)
        case .success(let delivery):
          last = delivery.items
          progress.fetched += delivery.items.count
          skipped += delivery.skipped
          progress.done = try await count()
          isLast = delivery.isLast
          tell(progress)
        case .failure(let failure): return result(progress, [wanted.label: failure], skipped)
        }
      }
      wanted = wanted.following
    }
    progress.total = progress.done + skipped.count
    return try await fetch(try await missingProse(), progress, skipped: skipped)
  }

  /// The prose of monsters of which nobody has learned yet whether they have any.
  ///
  /// A list must not ask for it, and one by one it would take hundreds of requests.
  private func missingProse() async throws(StoreFailure) -> [Wanted] {
    let records = try await store.records(on: .monsters)
    let indexes = records.filter { $0.value["desc"]?.string == nil }.keys.sorted()
    return stride(from: 0, to: indexes.count, by: Self.proseLength).map { start in
      .monsterProse(Array(indexes[start..<min(start + Self.proseLength, indexes.count)]))
    }
  }

  /// Monsters of which the prose is asked for in one request.
  private static let proseLength = 50

  /// The first page says how many there are; the others are asked for together.
  func characters() async throws(StoreFailure) -> SyncResult {
    var progress = try await start()
    let parts = try await store.parts(of: .characters)
    let kept = Set(parts.keys.map(\.name))
    if parts.keys.contains(where: \.isLast), let last = Self.lastPage(parts),
      (1...last).allSatisfy({ kept.contains("page \($0)") })
    {
      progress.total = progress.done
      return result(progress, [:], [])
    }
    let first: Delivery
    switch try await ask(.characters(page: 1)) {
    case .success(let delivery): first = delivery
    case .failure(let failure): return result(progress, ["page 1": failure], [])
    }
    progress.fetched += kept.contains("page 1") ? 0 : first.items.count
    progress.done = try await count()
    progress.total = first.total
    let total = first.total ?? first.items.count
    let pages = max(1, (total + Wanted.pageLength - 1) / Wanted.pageLength)
    let wanted = (1...pages).dropFirst().filter { !kept.contains("page \($0)") }
    return try await fetch(
      wanted.map { Wanted.characters(page: $0) }, progress, skipped: first.skipped)
  }

  private static func lastPage(_ parts: [Store.Part: Int]) -> Int? {
    parts.keys.first(where: \.isLast)?.name.split(separator: " ").last.flatMap { Int($0) }
  }

  func result(
    _ progress: SyncProgress, _ missing: [String: ServiceFailure], _ skipped: [Delivery.Skipped]
  ) -> SyncResult {
    SyncResult(progress: progress, missing: missing, skipped: skipped)
  }
}

extension Wanted {
  /// The page after a page of monsters.
  fileprivate var following: Wanted {
    guard case .monsters(let skip) = self else { return self }
    return .monsters(skip: skip + Wanted.pageLength)
  }
}
