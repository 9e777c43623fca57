package import Catalogs

/// What happened to the filters that are on.
package enum FilteringAction: Hashable, Sendable {
  /// The filters of a catalog changed; its list is shown next.
  case changed(CatalogID, to: [Filter])
  /// What was asked for was on already.
  case kept(CatalogID, [Filter])
  /// What was to be dropped was not on.
  case notOn(CatalogID, [Filter])
  /// All filters of these catalogs went.
  case cleared([CatalogID])
  /// There was nothing to clear; in this catalog, or anywhere.
  case noneOn(CatalogID?)
  /// The panel was shown; `asked` when the words named the catalog or the place gave it.
  case panelShown(FilterPanel, asked: Bool)
}
