/// What a service gave, decoded record by record.
package struct Delivery: Hashable, Sendable {
  /// Records with all their facts, prose among them, in the service's order.
  package var items: [Item]
  /// Records that could not be read, each with its key where it has one.
  package var skipped: [Skipped]
  /// How many records there are in all, where the service says so.
  package var total: Int?
  /// Whether nothing comes after it.
  package var isLast: Bool

  package init(
    items: [Item] = [], skipped: [Skipped] = [], total: Int? = nil, isLast: Bool = true
  ) {
    self.items = items
    self.skipped = skipped
    self.total = total
    self.isLast = isLast
  }

  /// A record that was left out: which one, and what was wrong with it.
  package struct Skipped: Hashable, Sendable {
    package let key: String?
    package let reason: String

    package init(key: String?, reason: String) {
      self.key = key
      self.reason = reason
    }
  }
}
