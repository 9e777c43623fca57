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
    guard let base = services.bases[catalog] else { return ExitStatus.failure }
    let archive: Archive
    do throws(FileFailure) {
      let bytes = try AtomicFile.read(path, limit: Self.limit)
      do throws(Archive.Fault) {
        archive = try Archive(bytes)
      } catch {
        return fail("\(path) \(CatalogText.sentence(error))")
      }
    } catch {
      return fail("\(path): \(OperatorText.sentence(error))")
    }
    let reader = ServiceReader(base: base)
    let sorted = ImportedRecords(archive, reader)
    guard !sorted.copies.isEmpty else {
      return fail(path + " " + CatalogText.nothing(of: catalog, in: archive, sorted.skipped))
    }
    do throws(StoreFailure) {
      for (shelf, copies) in sorted.copies {
        try await services.store.keep(
          copies, on: shelf, found: CopyWords(reader, shelf),
          source: "file \(Self.name(of: path))", at: now)
      }
      if let newest = sorted.newestComic { try await note(newest) }
    } catch {
      return fail("\(services.storePath): \(OperatorText.sentence(error))")
    }
    services.noteCopies()
    return tell(archive, sorted)
  }

  private func tell(_ archive: Archive, _ sorted: ImportedRecords) -> Int32 {
    let left =
      archive.badLines.map { "line \($0) is no JSON" }
      + sorted.skipped.map { "\($0.key ?? "a record"): \($0.reason)" }
    Operator.complain(about: left)
    let counts = sorted.copies.map { "\($0.copies.count) \($0.shelf.rawValue)" }
    let status = Operator.tell(
      "imported " + counts.joined(separator: ", ")
        + (left.isEmpty ? "" : "; \(left.count) left out"))
    return left.isEmpty ? status : ExitStatus.failure
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
