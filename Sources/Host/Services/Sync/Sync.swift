package import Catalogs
package import Conversation

/// Fetches all of a catalog for use without a network; what is kept already is not fetched again.
package struct Sync: Sendable {
  let service: Service
  let store: Store
  let catalog: CatalogID
  /// How many records there should be, as long as the service has not said.
  let expected: Int?
  /// What could not be kept of what came.
  let loss: LossNote
  let now: @Sendable () -> Int
  let tell: @Sendable (SyncProgress) -> Void

  /// After so many seconds a complete catalog is fetched anew; numbered comics never change.
  static let age = 86_400
  /// How many requests are on their way at once.
  static let width = 4

  package init(
    _ catalog: CatalogID, service: Service, store: Store, expected: Int? = nil,
    loss: LossNote = LossNote(), now: @escaping @Sendable () -> Int,
    tell: @escaping @Sendable (SyncProgress) -> Void
  ) {
    self.catalog = catalog
    self.service = service
    self.store = store
    self.expected = expected
    self.loss = loss
    self.now = now
    self.tell = tell
  }

  /// Fetches what is missing.
  package func run() async throws(StoreFailure) -> SyncResult {
    try await renew()
    return switch catalog {
    case .fish: try await fish()
    case .monsters: try await monsters()
    case .characters: try await characters()
    case .comics: try await comics()
    }
  }

  /// Forgets what was fetched of a catalog that was complete and is old.
  private func renew() async throws(StoreFailure) {
    guard catalog != .comics else { return }
    let parts = try await store.parts(of: CopyShelf(catalog))
    guard parts.keys.contains(where: \.isLast), let oldest = parts.values.min(),
      now() - oldest > Self.age
    else { return }
    try await store.forgetParts(of: CopyShelf(catalog))
  }

  /// What is kept already.
  func start() async throws(StoreFailure) -> SyncProgress {
    var progress = SyncProgress(catalog)
    progress.done = try await count()
    progress.total = expected.map { max($0, progress.done) }
    tell(progress)
    return progress
  }

  func count() async throws(StoreFailure) -> Int {
    try await store.holding(on: CopyShelf(catalog))?.count ?? 0
  }

  /// Asks for something, which is of no use where it cannot be kept.
  func ask(_ wanted: Wanted) async throws(StoreFailure) -> Result<Delivery, ServiceFailure> {
    let outcome = await outcome(of: wanted)
    try loss.check()
    return outcome
  }

  func outcome(of wanted: Wanted) async -> Result<Delivery, ServiceFailure> {
    do throws(ServiceFailure) {
      return .success(try await service.fetch(wanted))
    } catch {
      return .failure(error)
    }
  }

  private func fish() async throws(StoreFailure) -> SyncResult {
    var progress = try await start()
    let parts = try await store.parts(of: .fish)
    guard parts.isEmpty else {
      progress.total = progress.done
      return SyncResult(progress: progress, missing: [:], skipped: [])
    }
    switch try await ask(.allFish) {
    case .success(let delivery):
      progress.fetched = delivery.items.count
      progress.done = try await count()
      progress.total = max(progress.done, delivery.items.count + delivery.skipped.count)
      tell(progress)
      return SyncResult(progress: progress, missing: [:], skipped: delivery.skipped)
    case .failure(let failure):
      return SyncResult(progress: progress, missing: ["all": failure], skipped: [])
    }
  }
}
