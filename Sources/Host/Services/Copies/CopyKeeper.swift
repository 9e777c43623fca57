import Catalogs
package import Conversation

/// Keeps what services give in the store.
package struct CopyKeeper: Sendable {
  private let store: Store
  private let source: String
  /// A failure to keep costs nobody an answer, but the operator may want to know.
  private let complain: @Sendable (StoreFailure) -> Void

  package init(
    _ store: Store, source: String,
    complain: @escaping @Sendable (StoreFailure) -> Void = { _ in }
  ) {
    self.store = store
    self.source = source
    self.complain = complain
  }

  package func keep(_ answered: Answered) async {
    do throws(StoreFailure) {
      try await keepRecords(answered)
      if answered.wanted == .latestComic, let item = answered.delivery.items.first,
        let number = Int(item.id.key)
      {
        try await store.keepLatestComic(number, asked: answered.at)
      }
    } catch {
      complain(error)
    }
  }

  private func keepRecords(_ answered: Answered) async throws(StoreFailure) {
    let catalog = answered.wanted.catalog
    let items = Dictionary(
      answered.delivery.items.map { ($0.id.key, $0) }, uniquingKeysWith: { first, _ in first })
    let copies = answered.answer.records.compactMap { record in
      Self.key(of: record, in: catalog).flatMap { items[$0] }.map { Copy($0, record: record) }
    }
    let part = answered.wanted.part.map { Store.Part($0, isLast: answered.delivery.isLast) }
    try await store.keep(
      copies, on: CopyShelf(catalog), part: part, source: source, at: answered.at)
  }

  /// The key of a record in its service's own form.
  static func key(of record: ServiceJSON, in catalog: CatalogID) -> String? {
    switch catalog {
    case .fish: record["Path"]?.string?.split(separator: "/").last.map(String.init)
    case .monsters: record["index"]?.key
    case .characters: record["id"]?.key
    case .comics: record["num"]?.key
    }
  }
}

extension Wanted {
  /// The name of the part of a catalog that this is; nil for a single record or the result of a search.
  var part: String? {
    switch self {
    case .allFish: "all"
    case .monsters(let skip): "from \(skip)"
    case .characters(let page, nil): "page \(page)"
    default: nil
    }
  }
}
