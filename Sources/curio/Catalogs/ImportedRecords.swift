import Catalogs
import Host

/// The records of an archive, read and sorted by what they are.
struct ImportedRecords {
  private(set) var copies: [(shelf: CopyShelf, copies: [Copy])] = []
  private(set) var skipped: [Delivery.Skipped] = []
  private(set) var newestComic: Int?

  init(_ archive: Archive, _ reader: ServiceReader) {
    let catalog = reader.catalog
    for record in archive.records {
      let kind = Archive.kind(record, in: catalog)
      guard kind == .record else {
        addOther(record, CopyShelf(catalog, kind))
        continue
      }
      switch reader.read(record) {
      case .success(let item):
        add(Copy(key: item.id.key, record: record), CopyShelf(catalog))
        if catalog == .comics, let number = Int(item.id.key) {
          newestComic = max(newestComic ?? 0, number)
        }
      case .failure(let reason): skipped.append(reason)
      }
    }
  }

  /// Places and episodes are kept as they are, by number.
  private mutating func addOther(_ record: JSONValue, _ shelf: CopyShelf) {
    guard let key = record["id"]?.key, record["name"]?.string != nil else {
      skipped.append(.init(key: record["id"]?.key, reason: "id or name is missing"))
      return
    }
    add(Copy(key: key, record: record), shelf)
  }

  private mutating func add(_ copy: Copy, _ shelf: CopyShelf) {
    if let place = copies.firstIndex(where: { $0.shelf == shelf }) {
      copies[place].copies.append(copy)
    } else {
      copies.append((shelf, [copy]))
    }
  }
}
