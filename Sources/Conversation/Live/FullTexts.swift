import Catalogs

/// A bounded number of records in full; the oldest leaves first.
struct FullTexts: Sendable {
  private static let limit = 256

  private var records: [ItemID: Kept] = [:]
  /// Keys by age, in a ring that begins at `oldest` once it is full.
  private var keys: [ItemID] = []
  private var oldest = 0

  subscript(id: ItemID) -> Kept? { records[id] }

  mutating func add(_ kept: Kept) {
    let id = kept.item.id
    guard records.updateValue(kept, forKey: id) == nil else { return }
    if keys.count < Self.limit {
      keys.append(id)
      return
    }
    records[keys[oldest]] = nil
    keys[oldest] = id
    oldest = (oldest + 1) % Self.limit
  }
}
