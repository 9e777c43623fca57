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
  func applied(to filters: [Filter]) -> [Filter] {
    switch self {
    case .only(let tags):
      let fields = tags.map(\.field)
      let kept = filters.filter { filter in !fields.contains(filter.field) }
      let wanted = kept + tags.filter { !kept.contains($0) }
      return wanted.isSameSet(as: filters) ? filters : wanted
    case .also(let tags):
      return tags.reduce(into: filters) { all, tag in
        if !all.contains(where: { $0.isSame(as: tag) }) { all.append(tag) }
      }
    case .drop(let tags):
      return filters.compactMap { filter in
        if tags.contains(where: { $0.isSame(as: filter) }) { return nil }
        let parts = filter.parts
        let kept = parts.filter { part in !tags.contains { $0.isSame(as: part) } }
        return kept.count == parts.count ? filter : Filter(all: kept)
      }
    case .toggle(let tag):
      let isOn = filters.contains { $0.isSame(as: tag) }
      return (isOn ? FilterChange.drop([tag]) : .also([tag])).applied(to: filters)
    }
  }

  /// What happened when the change changed nothing.
  fileprivate func unchanged(in catalog: CatalogID) -> FilteringAction {
    switch self {
    case .only(let tags), .also(let tags): .kept(catalog, tags)
    case .drop(let tags): .notOn(catalog, tags)
    case .toggle(let tag): .kept(catalog, [tag])
    }
  }
}

extension Filter {
  /// Whether two filters say the same; people do not heed capitals.
  func isSame(as other: Filter) -> Bool {
    field == other.field && comparison == other.comparison
      && (value == other.value || value.lowercased() == other.value.lowercased())
  }
}

extension [Filter] {
  fileprivate func isSameSet(as others: [Filter]) -> Bool {
    count == others.count && allSatisfy { tag in others.contains { $0.isSame(as: tag) } }
  }
}
