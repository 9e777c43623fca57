import Catalogs

extension Reducer {
  static func reduce(_ state: inout State, _ action: FilteringAction) {
    switch action {
    case .changed(let catalog, let filters):
      state.undoable = .filters(before: state.filters)
      state.filters[catalog] = filters.isEmpty ? nil : filters
    case .cleared(let catalogs):
      state.undoable = .filters(before: state.filters)
      for catalog in catalogs { state.filters[catalog] = nil }
    case .kept, .notOn, .noneOn, .panelShown:
      break
    }
  }
}
