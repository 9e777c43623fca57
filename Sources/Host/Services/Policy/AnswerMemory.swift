import Catalogs

/// The last answers of a service, for as long as the service says that they hold.
struct AnswerMemory {
  private struct Entry {
    var delivery: Delivery
    let etag: String?
    /// In ticks.
    var freshUntil: Int
  }

  private static let limit = 256
  private var entries: [Wanted: Entry] = [:]
  private var order: [Wanted] = []

  func knows(_ wanted: Wanted) -> Bool { entries[wanted] != nil }

  /// An answer that still holds without asking.
  func fresh(_ wanted: Wanted, at now: Int) -> Delivery? {
    entries[wanted].flatMap { $0.freshUntil > now ? $0.delivery : nil }
  }

  func etag(_ wanted: Wanted) -> String? { entries[wanted]?.etag }

  /// The answer that the service says has not changed.
  mutating func confirmed(_ wanted: Wanted, _ validity: Validity, _ now: Int) -> Delivery? {
    entries[wanted]?.freshUntil = now + validity.age * 1000
    return entries[wanted]?.delivery
  }

  /// Remembers an answer that may be used again: nothing else costs memory.
  mutating func remember(
    _ delivery: Delivery, _ wanted: Wanted, _ validity: Validity, _ now: Int
  ) {
    guard validity.isWorthKeeping else { return }
    let entry = Entry(
      delivery: delivery, etag: validity.etag, freshUntil: now + validity.age * 1000)
    if entries.updateValue(entry, forKey: wanted) == nil { order.append(wanted) }
    if order.count > Self.limit { entries[order.removeFirst()] = nil }
  }
}
