import Catalogs

/// Tags that narrow a catalog.
extension Workflow {
  /// A change restarts the list; asking for what is on already keeps it and says so.
  func filter(_ catalog: CatalogID, _ change: FilterChange) -> [Action] {
    let before = state.filters(on: catalog)
    let after = change.applied(to: before)
    guard after != before else {
      return [.filtering(change.unchanged(in: catalog))] + current(catalog)
    }
    return [.filtering(.changed(catalog, to: after))] + restart(catalog, with: after)
  }

  /// Clears one catalog, or all; the list in view is shown anew if it was among them.
  func clearFilters(_ catalog: CatalogID?) -> [Action] {
    let cleared = state.filtered.filter { catalog == nil || $0 == catalog }
    guard !cleared.isEmpty else { return [.filtering(.noneOn(catalog))] }
    let action: Action = .filtering(.cleared(cleared))
    guard let shown = catalog ?? state.catalogInView, cleared.contains(shown) else {
      return [action]
    }
    return [action] + restart(shown, with: [])
  }

  private func restart(_ catalog: CatalogID, with filters: [Filter]) -> [Action] {
    show(Query(catalog, filters: filters, sort: state.sorts[catalog]))
  }

  /// The list of a catalog where one stands in it, else from its first row.
  private func current(_ catalog: CatalogID) -> [Action] {
    if case .list(let query, let offset) = state.place, query.catalog == catalog {
      return show(query, from: offset)
    }
    return restart(catalog, with: state.filters(on: catalog))
  }
}

extension FilterChange {
  /// What happened when the change changed nothing.
  fileprivate func unchanged(in catalog: CatalogID) -> FilteringAction {
    switch self {
    case .only(let tags), .narrow(let tags), .either(let tags), .also(let tags):
      .kept(catalog, tags)
    case .drop(let tags): .notOn(catalog, tags)
    case .toggle(let tag): .kept(catalog, [tag])
    }
  }
}
