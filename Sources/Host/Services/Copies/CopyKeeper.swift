package import Catalogs
package import Conversation

/// Keeps what services give in the store.
package struct CopyKeeper: Sendable {
  private let store: Store
  private let base: ServiceBase
  /// A failure to keep costs nobody an answer, but the operator may want to know.
  private let complain: @Sendable (StoreFailure) -> Void

  package init(
    _ store: Store, _ base: ServiceBase,
    complain: @escaping @Sendable (StoreFailure) -> Void = { _ in }
  ) {
    self.store = store
    self.base = base
    self.complain = complain
  }

  /// What a service has for a shelf: to keep what it gave, and to find it again.
  package var keeping: AnswerKeeping {
    AnswerKeeping(keep: keep, recall: recall, confirm: confirm)
  }

  private func keep(_ answered: Answered) async {
    do throws(StoreFailure) {
      let keys = try await keepRecords(answered)
      if answered.wanted == .latestComic, let number = keys.first.flatMap({ Int($0) }) {
        try await store.keepLatestComic(number, asked: answered.at)
      }
      guard let name = answered.wanted.name, answered.validity.isWorthKeeping else { return }
      try await store.keep(
        Store.Answer(
          keys: keys, total: answered.delivery.total, isLast: answered.delivery.isLast,
          etag: answered.validity.etag, holds: answered.at + answered.validity.age),
        named: name, source: source)
    } catch {
      complain(error)
    }
  }

  /// Keeps the records, and gives their keys.
  private func keepRecords(_ answered: Answered) async throws(StoreFailure) -> [String] {
    let (wanted, catalog) = (answered.wanted, answered.wanted.catalog)
    let read = Set(answered.delivery.items.map(\.id.key))
    let copies = answered.answer.records.compactMap { record in
      Self.key(of: record, in: catalog)
        .flatMap { read.contains($0) || !wanted.isOfRecords ? $0 : nil }
        .map { Copy(key: $0, record: record) }
    }
    let shelf = CopyShelf(catalog)
    try await store.keep(
      copies, on: shelf, found: CopyWords(ServiceReader(base: base), shelf),
      part: wanted.part.map { Store.Part($0, isLast: answered.delivery.isLast) },
      source: source, at: answered.at)
    return copies.map(\.key)
  }

  /// The answer to something as it was kept; nil unless all its records are there.
  private func recall(_ wanted: Wanted) async -> KeptAnswer? {
    do throws(StoreFailure) {
      guard let name = wanted.name,
        let answer = try await store.answer(named: name, source: source)
      else { return nil }
      let reader = ServiceReader(base: base)
      var items: [Item] = []
      for key in answer.keys {
        guard let copy = try await store.copy(of: key, on: CopyShelf(wanted.catalog)),
          case .success(let item) = reader.read(copy.record)
        else { return nil }
        items.append(item)
      }
      let delivery = Delivery(items: items, total: answer.total, isLast: answer.isLast)
      return KeptAnswer(delivery: delivery, etag: answer.etag, holds: answer.holds)
    } catch {
      return nil
    }
  }

  /// A service has said that an answer is still the same.
  private func confirm(_ wanted: Wanted, _ validity: Validity, _ now: Int) async {
    guard let name = wanted.name else { return }
    do throws(StoreFailure) {
      try await store.confirmAnswer(
        named: name, on: CopyShelf(wanted.catalog), part: wanted.part, source: source,
        holds: now + validity.age, at: now)
      if wanted == .latestComic, let number = try await store.latestComic()?.number {
        try await store.keepLatestComic(number, asked: now)
      }
    } catch {
      complain(error)
    }
  }

  private var source: String { base.address.text }

  /// The key of a record in its service's own form.
  static func key(of record: JSONValue, in catalog: CatalogID) -> String? {
    switch catalog {
    case .fish: record["Path"]?.string?.split(separator: "/").last.map(String.init)
    case .monsters: record["index"]?.key
    case .characters: record["id"]?.key
    case .comics: record["num"]?.key
    }
  }
}
