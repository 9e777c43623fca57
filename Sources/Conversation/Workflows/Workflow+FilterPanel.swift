import Catalogs

/// The panel of tags that a catalog can be narrowed by.
extension Workflow {
  /// Without a catalog, the one in view; with none in view, the first that has tags on, else the characters.
  func showFilters(_ catalog: CatalogID?) -> [Action] {
    let asked = catalog ?? state.catalogInView
    let shown = asked ?? state.filtered.first ?? .characters
    let panel = world.indexes.panel(of: shown).marked(with: state.filters(on: shown))
    return [.filtering(.panelShown(panel, asked: asked != nil))]
  }
}

extension FilterPanel {
  /// The panel with those tags on; what is on and has no place among its tags stands apart.
  fileprivate func marked(with filters: [Filter]) -> FilterPanel {
    let choices = choices.map { choice in
      Choice(
        filter: choice.filter, isOn: filters.contains { $0.isSame(as: choice.filter) },
        count: choice.count)
    }
    let others = filters.filter { filter in
      !choices.contains { $0.filter.isSame(as: filter) }
    }
    return FilterPanel(catalog: catalog, choices: choices, others: others)
  }
}
