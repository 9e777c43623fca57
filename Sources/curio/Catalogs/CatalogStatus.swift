import Catalogs
import Conversation
import Host

/// `curio catalog status`: counts, ages and sources of what is built in and of the copies.
struct CatalogStatus {
  private let services: Services
  private let now: Int

  init(_ services: Services, now: Int) {
    self.services = services
    self.now = now
  }

  func run() async -> Int32 {
    var lines = Library.embedded.credits.map { credit in
      "\(credit.catalog.rawValue): \(credit.count) records, built in, \(credit.snapshot.iso), "
        + "\(credit.origin) (\(credit.licence))"
    }
    do throws(StoreFailure) {
      for shelf in CopyShelf.allCases {
        guard let holding = try await services.store.holding(on: shelf) else { continue }
        lines.append("\(shelf.rawValue): \(Self.sentence(holding, now: now))")
      }
    } catch {
      Operator.complain("curio: \(OperatorText.sentence(error))")
      return ExitStatus.failure
    }
    return Operator.tell(lines.joined(separator: "\n"))
  }

  private static func sentence(_ holding: Store.Holding, now: Int) -> String {
    let newest = CatalogText.age(now - holding.newest)
    let oldest = CatalogText.age(now - holding.oldest)
    let age = newest == oldest ? newest : "\(newest) to \(oldest)"
    let sources = holding.sources.joined(separator: ", ")
    let copies = OperatorText.count(holding.count, "copy", "copies")
    return "\(copies), \(age) old, from \(sources)"
  }
}
