import Catalogs
import Conversation
import Host

/// `curio catalog import CATALOG FILE`: records of an archived answer become copies.
struct CatalogImport {
  private let services: Services
  private let now: Int

  init(_ services: Services, now: Int) {
    self.services = services
    self.now = now
  }

  func run(_ catalog: CatalogID, _ path: String) async -> Int32 {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try AtomicFile.read(path, limit: Self.limit)
    } catch {
      return fail("\(path): \(OperatorText.sentence(error))")
    }
    guard let base = services.bases[catalog], let archive = Archive(bytes),
      !archive.records.isEmpty
    else { return fail("\(path) holds no records as JSON") }
    let sorted = ImportedRecords(archive, ServiceReader(base: base))
    do throws(StoreFailure) {
      for (shelf, copies) in sorted.copies {
        try await services.store.keep(
          copies, on: shelf, source: "file \(Self.name(of: path))", at: now)
      }
      if let newest = sorted.newestComic { try await note(newest) }
    } catch {
      return fail(OperatorText.sentence(error))
    }
    services.noteCopies()
    for line in archive.badLines { Operator.complain("curio: line \(line) is no JSON") }
    for skipped in sorted.skipped {
      Operator.complain("curio: \(skipped.key ?? "a record"): \(skipped.reason)")
    }
    let counts = sorted.copies.map { "\($0.copies.count) \($0.shelf.rawValue)" }
    let left = sorted.skipped.count + archive.badLines.count
    let status = Operator.tell(
      "imported " + counts.joined(separator: ", ") + (left > 0 ? "; \(left) left out" : ""))
    return left > 0 ? ExitStatus.failure : status
  }

  /// An archive says nothing of when its newest comic was the newest, so a service is asked all the same.
  private func note(_ newest: Int) async throws(StoreFailure) {
    let known = try await services.store.latestComic()
    guard known.map({ $0.number < newest }) ?? true else { return }
    try await services.store.keepLatestComic(newest, asked: known?.asked ?? 0)
  }

  private static let limit = 64 << 20

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private func fail(_ reason: String) -> Int32 {
    Operator.complain("curio: \(reason)")
    return ExitStatus.failure
  }
}
