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
  ///
  /// The status is a failure as long as anything is missing.
  func run(_ catalogs: [CatalogID]) async -> Int32 {
    if services.isOffline {
      Operator.complain("curio: \(CatalogText.sentence(.offline))")
      return ExitStatus.failure
    }
    let watch = watchSignals()
    defer { withExtendedLifetime(watch) {} }
    var status = ExitStatus.success
    for catalog in catalogs {
      guard let base = services.bases[catalog] else { continue }
      let progress = ProgressLine(isTerminal: isTerminal)
      let loss = LossNote()
      let service = services.service(base, policy: .sync, now: now, complain: loss.add)
      let sync = Sync(
        catalog, service: service, store: services.store,
        expected: Library.embedded[catalog].count, loss: loss, now: now, tell: progress.show)
      do throws(StoreFailure) {
        let result = try await sync.run()
        progress.end()
        if tell(result, base) != ExitStatus.success || !result.isComplete {
          status = ExitStatus.failure
        }
      } catch {
        progress.end()
        // What one catalog met, the next would meet too.
        Operator.complain(
          "curio: \(catalog.rawValue): nothing more can be kept in \(services.storePath): "
            + OperatorText.sentence(error))
        return ExitStatus.failure
      }
    }
    return status
  }

  private func watchSignals() -> SignalWatch {
    let progress = ProgressLine(isTerminal: isTerminal)
    return Signals.watch(.interrupt, .terminate, .hangUp) { signal in
      progress.end()
      Operator.complain(
        "curio: stopped; what came is kept, and the same command goes on from there")
      ExitStatus.leave(with: signal.exitStatus)
    }
  }

  private func tell(_ result: SyncResult, _ base: ServiceBase) -> Int32 {
    let name = result.progress.catalog.rawValue
    Operator.complain(
      about: result.skipped.map { "\(name): \($0.key ?? "a record"): \($0.reason)" })
    Operator.complain(
      about: result.missing.sorted { $0.key < $1.key }.map { what, failure in
        "\(name): \(what): \(CatalogText.sentence(failure)), asked at \(base.address.text)"
      })
    let count = max(result.missing.count, result.lacking)
    let missing = count == 0 ? "complete" : "\(count) missing"
    return Operator.tell(
      "\(name): \(result.progress.done) kept, \(result.progress.fetched) fetched now, \(missing)")
  }
}
