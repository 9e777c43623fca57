/// The only code that changes a state: pure, action by action.
package enum Reducer {
  package static func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .hearing(let action): reduce(&state, action)
    case .browsing(let action): reduce(&state, action)
    case .telling(let action): reduce(&state, action)
    case .filtering(let action): reduce(&state, action)
    case .favouring(let action): reduce(&state, action)
    case .setting(let action): reduce(&state, action)
    case .talking(let action): reduce(&state, action)
    case .fetching(let action): reduce(&state, action)
    case .failed(let command, let trouble):
      state.failedCommands.append(command)
      if case .service(let failure, let lack) = trouble, failure.isOutage {
        state.outages.insert(lack.catalog)
      }
    }
  }
}
