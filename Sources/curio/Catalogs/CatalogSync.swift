import Catalogs
import Conversation
import Host

/// `curio catalog sync [CATALOG...]`: fetches what is not kept yet, and tells how far it is.
struct CatalogSync {
  private let services: Services
  private let isTerminal: Bool
  private let now: @Sendable () -> Int

  init(_ services: Services, isTerminal: Bool, now: @escaping @Sendable () -> Int) {
    self.services = services
    self.isTerminal = isTerminal
    self.now = now
  }

  /// All catalogs one after the other; ctrl-C ends the program, and what was kept stays.
  func run(_ catalogs: [CatalogID]) async -> Int32 {
    if services.isOffline {
      Operator.complain("curio: \(CatalogText.sentence(.offline))")
      return ExitStatus.failure
    }
    var status = ExitStatus.success
    for catalog in catalogs {
      guard let base = services.bases[catalog] else { continue }
      let progress = ProgressLine(isTerminal: isTerminal)
      let sync = Sync(
        catalog, service: services.service(base, policy: .sync, now: now), store: services.store,
        now: now, tell: progress.show)
      do throws(StoreFailure) {
        let result = try await sync.run()
        progress.end()
        if tell(result) != ExitStatus.success || !result.isComplete {
          status = ExitStatus.failure
        }
      } catch {
        progress.end()
        Operator.complain("curio: \(OperatorText.sentence(error))")
        status = ExitStatus.failure
      }
    }
    return status
  }

  private func tell(_ result: SyncResult) -> Int32 {
    let name = result.progress.catalog.rawValue
    Operator.complain(
      about: result.skipped.map { "\(name): \($0.key ?? "a record"): \($0.reason)" })
    Operator.complain(
      about: result.missing.sorted { $0.key < $1.key }.map { what, failure in
        "\(name): \(what): \(CatalogText.sentence(failure))"
      })
    let missing = result.missing.isEmpty ? "complete" : "\(result.missing.count) missing"
    return Operator.tell(
      "\(name): \(result.progress.done) kept, \(result.progress.fetched) fetched now, \(missing)")
  }
}
