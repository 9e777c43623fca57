import Catalogs

extension Narration {
  mutating func tell(_ action: FilteringAction) {
    switch action {
    case .changed:
      // The head of the list that follows names the filters.
      break
    case .kept(_, let filters):
      say(.filterKept(filters))
    case .notOn(_, let filters):
      say(.filterNotOn(filters))
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
