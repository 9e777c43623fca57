import Catalogs

extension Reducer {
  static func reduce(_ state: inout State, _ action: FetchingAction) {
    switch action {
    case .fetched(let wanted, _):
      state.outages.remove(wanted.catalog)
    case .outageMet(let catalog, _, let command):
      state.outages.insert(catalog)
      state.failedCommands.append(command)
    case .newestUnsure(_, _, _, let command):
      state.outages.insert(.comics)
      state.failedCommands.append(command)
    case .textMissed(_, let command):
      state.failedCommands.append(command)
    case .pageMissed(let catalog, _, let command):
      state.outages.insert(catalog)
      state.failedCommands.append(command)
    case .failed, .copyUsed, .serviceBehind:
      break
    }
  }
}
