package import Catalogs
package import Conversation

/// How far the fetching of one catalog is.
package struct SyncProgress: Hashable, Sendable {
  package let catalog: CatalogID
  /// Records that are kept now, and how many there are to be; nil while that is not known.
  package var done = 0
  package var total: Int?
  /// How many of them this run fetched.
  package var fetched = 0

  package init(_ catalog: CatalogID) { self.catalog = catalog }
}

/// How the fetching of one catalog ended.
package struct SyncResult: Hashable, Sendable {
  package let progress: SyncProgress
  /// Records or pages that could not be had, each with the reason.
  package let missing: [String: ServiceFailure]
  package let skipped: [Delivery.Skipped]

  package var isComplete: Bool { missing.isEmpty && skipped.isEmpty && lacking == 0 }

  /// How many records are not kept that should be.
  package var lacking: Int { max(0, (progress.total ?? 0) - progress.done - skipped.count) }
}
