import Catalogs
import Conversation

extension Sync {
  /// Pages one after the other until one that is not full: nothing is asked for after the end.
  func monsters() async throws(StoreFailure) -> SyncResult {
    var progress = SyncProgress(.monsters)
    var skipped: [Delivery.Skipped] = []
    let parts = try await store.parts(of: .monsters)
    progress.done = try await count()
    tell(progress)
    var skip = 0
    while true {
      let wanted = Wanted.monsters(skip: skip)
      let isKept = parts.keys.first { $0.name == wanted.part }
      if let isKept {
        if isKept.isLast { break }
      } else {
        switch await ask(wanted) {
        case .success(let delivery):
          progress.fetched += delivery.items.count
          skipped += delivery.skipped
          progress.done = try await count()
          if delivery.isLast { progress.total = progress.done + skipped.count }
          tell(progress)
          if delivery.isLast { return result(progress, [:], skipped) }
        case .failure(let failure):
          return result(progress, ["monsters from \(skip + 1)": failure], skipped)
        }
      }
      skip += Wanted.pageLength
    }
    progress.total = progress.done
    return result(progress, [:], skipped)
  }

  /// The first page says how many there are; the others are asked for together.
  func characters() async throws(StoreFailure) -> SyncResult {
    var progress = SyncProgress(.characters)
    let parts = try await store.parts(of: .characters)
    progress.done = try await count()
    tell(progress)
    let kept = Set(parts.keys.map(\.name))
    if parts.keys.contains(where: \.isLast), let last = Self.lastPage(parts),
      (1...last).allSatisfy({ kept.contains("page \($0)") })
    {
      progress.total = progress.done
      return result(progress, [:], [])
    }
    let first: Delivery
    switch await ask(.characters(page: 1)) {
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
