import Catalogs

/// What is shown, completed: cards with their full text, lists with their next page on its way.
extension Workflow {
  func complete(
    _ actions: [Action], fresh: Set<ItemID>, for command: Command
  ) async -> [Action] {
    var completed: [Action] = []
    for action in actions {
      switch action {
      case .browsing(.itemShown(let item, let place, let walking)):
        let account = await self.account(of: item, unless: fresh)
        completed.append(.browsing(.itemShown(account.item, at: place, walking: walking)))
        completed += account.actions
        if let failure = account.failure, failure.isOutage {
          let told = outage(item.id.catalog, failure, command)
          completed += told.isEmpty ? [.fetching(.textMissed(item.id, command))] : told
        }
        if case .item = place, !walking { fetchNeighbours(of: item.id) }
      case .browsing(.listShown(let page)):
        completed.append(action)
        completed += readAhead(of: page)
      default:
        completed.append(action)
      }
    }
    return completed
  }

  /// The account of a record on show; one that came this very moment is no copy.
  private func account(of item: Item, unless fresh: Set<ItemID>) async -> Account {
    if fresh.contains(item.id) {
      return Account(item: world.shelf.text(of: item.id)?.item ?? item)
    }
    guard item.lacksText || world.shelf.text(of: item.id) != nil else {
      return Account(item: item)
    }
    return await account(of: item, patient: false)
  }
}
