import Catalogs

extension Narration {
  mutating func tell(_ action: FilteringAction) {
    switch action {
    case .changed:
      // The head of the list that follows names the filters.
      break
    case .kept(let catalog, let filters):
      say(.filterKept(catalog, filters))
    case .notOn(let catalog, let filters):
      say(.filterNotOn(catalog, filters))
    case .cleared(let catalogs):
      say(.filtersCleared(catalogs))
    case .noneOn(let catalog):
      say(.noFilterOn(catalog))
    case .panelShown(let panel, let asked):
      show(.panel(panel))
      if !asked { say(.otherPanels(CatalogID.allCases.filter { $0 != panel.catalog })) }
    }
  }
}
