import Catalogs
import Conversation

/// Reads copies back into items; a store that cannot be read holds none.
struct CopyReader: Sendable {
  let store: Store
  let bases: [CatalogID: ServiceBase]

  func kept(_ id: ItemID) async -> Kept? {
    do throws(StoreFailure) {
      return try await store.copy(of: id.key, on: CopyShelf(id.catalog))
        .flatMap { read($0.record, id.catalog, $0.fetched) }
    } catch {
      return nil
    }
  }

  func search(_ text: String, _ catalog: CatalogID) async -> [Kept] {
    do throws(StoreFailure) {
      return try await store.copies(holding: text, on: CopyShelf(catalog))
        .compactMap { read($0.record, catalog, $0.fetched) }
    } catch {
      return []
    }
  }

  func latestComic() async -> (number: Int, asked: Int)? {
    do throws(StoreFailure) {
      return try await store.latestComic()
    } catch {
      return nil
    }
  }

  private func read(_ record: JSONValue, _ catalog: CatalogID, _ fetched: Int) -> Kept? {
    guard let base = bases[catalog],
      case .success(let item) = ServiceReader(base: base).read(record)
    else { return nil }
    return Kept(item: item, fetched: fetched)
  }
}
