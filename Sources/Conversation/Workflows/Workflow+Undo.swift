import Catalogs

/// Taking back the last change, and trying again what failed.
extension Workflow {
  func undo() async -> [Action] {
    guard let change = state.undoable else { return [.talking(.nothingToUndo)] }
    do throws(StoreFailure) {
      try await restore(change)
    } catch {
      return unsaved(.undoing, error, .undo)
    }
    return [.talking(.undone(change))] + shownAgain(after: change)
  }

  private func restore(_ change: Change) async throws(StoreFailure) {
    switch change {
    case .favourites(let before, let after):
      let now = try await world.favourites.list(user)
      try await world.favourites.replace(user, merge(now, before: before, after: after))
    case .settings(let before):
      try await world.settings.save(user, before)
    case .filters:
      break
    }
  }

  /// Takes back our change alone: what others added since stays on top, what they removed stays away.
  private func merge(_ now: [ItemID], before: [ItemID], after: [ItemID]) -> [ItemID] {
    let newer = now.filter { !before.contains($0) && !after.contains($0) }
    let older = before.filter { now.contains($0) || !after.contains($0) }
    return newer + older
  }

  /// The list in view restarts when the filters that shaped it changed back.
  private func shownAgain(after change: Change) -> [Action] {
    guard case .filters(let before) = change, case .list(let query, _) = state.place else {
      return []
    }
    let filters = before[query.catalog] ?? []
    guard filters != query.filters else { return [] }
    return show(Query(query.catalog, filters: filters, sort: query.sort))
  }

  func retry() async -> [Action] {
    guard !state.failedCommands.isEmpty else { return [.talking(.nothingToRetry)] }
    // Whoever tries again wants to know whether a service is still out of order.
    world.shelf.endPauses()
    await world.live.endPauses()
    var state = state
    state.outages = []
    // Taken, so that nothing tries itself again.
    state.failedCommands = []
    let workflow = Workflow(state: state, world: world, key: key, trace: trace)
    return [.talking(.retried)] + (await workflow.run(self.state.failedCommands))
  }

  /// Runs commands one after the other, each on the state that the ones before it made.
  func run(_ commands: [Command]) async -> [Action] {
    var state = state
    var all: [Action] = []
    for command in commands {
      let actions = await Workflow(
        state: state, world: world.refreshed(), key: key, trace: trace
      ).run(command)
      for action in actions { Reducer.reduce(&state, action) }
      all += actions
    }
    return all
  }
}
