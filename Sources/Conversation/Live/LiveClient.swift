package import Catalogs

/// Why a service gave nothing.
package enum ServiceFailure: Error, Hashable, Codable, Sendable {
  /// The network is switched off, by option or because nothing that speaks to it is installed.
  case offline
  /// No connection could be made.
  case unreachable
  /// The name of its host is not known here, as on a machine without a network.
  case unknownHost
  /// Nothing complete came within the deadline.
  case timedOut
  /// It failed before and is left alone for so many seconds more.
  case paused(seconds: Int)
  /// It wants to be left alone for so many seconds.
  case busy(seconds: Int?)
  /// It answered with a status that means failure.
  case status(Int)
  /// What it sent is not what it promises: no JSON, cut off, too long, or an error in place of data.
  case unreadable
  /// It has no such record: a hole among the comics, an unknown slug.
  case nothingThere
  case cancelled
}

/// A record as it was kept, with the moment it was fetched in seconds since 1970.
package struct Kept: Hashable, Sendable {
  package let item: Item
  package let fetched: Int

  package init(item: Item, fetched: Int) {
    self.item = item
    self.fetched = fetched
  }
}

/// The four services, behind their policy of deadline, retry and pause, and the copies that are kept of what they gave.
package struct LiveClient: Sendable {
  /// Whether services may be asked at all.
  package var isOnline: Bool
  /// Whether any copy was ever kept, found out at no cost: where there are none, nobody looks for one.
  package var hasCopies: @Sendable () -> Bool
  /// Asks a service; what comes is kept before it is given.
  ///
  /// Two who ask for the same thing at once share one request.
  package var fetch: @Sendable (Wanted) async throws(ServiceFailure) -> Delivery
  /// The copy of a record, if one was kept.
  package var kept: @Sendable (ItemID) async -> Kept?
  /// The keys of records that were kept and that a search for a text finds, in names and prose.
  package var search: @Sendable (_ text: String, CatalogID) async -> [Kept]
  /// The number of the newest comic that is known, and when a service last said so.
  package var latestComic: @Sendable () async -> (number: Int, asked: Int)?
  /// Lets services that are left alone after a failure be asked at once, for somebody who tries again.
  package var endPauses: @Sendable () async -> Void
  /// How many bytes the picture of an address has; nil where there is none.
  package var pictureSize: @Sendable (_ url: String) async -> Int?

  package init(
    isOnline: Bool = true, hasCopies: @escaping @Sendable () -> Bool = { true },
    fetch: @escaping @Sendable (Wanted) async throws(ServiceFailure) -> Delivery,
    kept: @escaping @Sendable (ItemID) async -> Kept?,
    search: @escaping @Sendable (_ text: String, CatalogID) async -> [Kept],
    latestComic: @escaping @Sendable () async -> (number: Int, asked: Int)?,
    endPauses: @escaping @Sendable () async -> Void = {},
    pictureSize: @escaping @Sendable (_ url: String) async -> Int? = { _ in nil }
  ) {
    self.isOnline = isOnline
    self.hasCopies = hasCopies
    self.fetch = fetch
    self.kept = kept
    self.search = search
    self.latestComic = latestComic
    self.endPauses = endPauses
    self.pictureSize = pictureSize
  }

  /// No services and no copies.
  package static let offline = LiveClient(
    isOnline: false, hasCopies: { false },
    fetch: { _ throws(ServiceFailure) in throw .offline }, kept: { _ in nil },
    search: { _, _ in [] }, latestComic: { nil })
}
