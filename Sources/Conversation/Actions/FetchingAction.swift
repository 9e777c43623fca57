package import Catalogs

/// What came of asking services and looking for copies.
package enum FetchingAction: Hashable, Sendable {
  /// A service gave so many records.
  case fetched(Wanted, count: Int)
  case failed(Wanted, ServiceFailure)
  /// A copy was used that was made so many seconds ago, at this moment in seconds since 1970.
  case copyUsed(ItemID, fetched: Int, age: Int)
  /// A service fails, and what is shown is without what it adds.
  case outageMet(CatalogID, ServiceFailure, Command)
  /// What a command shows lacks what its service adds, of which the person was told before.
  case textMissed(ItemID, Command)
  /// A page that was to be read ahead did not come; with the command that needs it.
  case pageMissed(CatalogID, ServiceFailure, Command)
  /// Whether there are newer comics could not be found out; the newest known, and when that was learned, if ever.
  case newestUnsure(ServiceFailure, number: Int, asked: Int?, Command)
  /// The service's newest comic is older than one that is built in.
  case serviceBehind(newest: Int)
}
