import Catalogs

/// Records beside each other.
extension Workflow {
  static let comparisonLimit = 5

  /// Over one fact, or over all that can be compared; different catalogs meet only in the facts they share.
  func compare(_ ids: [ItemID], by fact: Fact?) -> [Action] {
    var distinct: [ItemID] = []
    for id in ids where !distinct.contains(id) { distinct.append(id) }
    guard distinct.count > 1 else { return missing(.comparison) }
    let cut: [Action] =
      distinct.count > Workflow.comparisonLimit
      ? [.telling(.comparisonCut(of: distinct.count))] : []
    var items: [Item] = []
    for id in distinct.prefix(Workflow.comparisonLimit) {
      guard let item = library[id] else { return absent(id) }
      items.append(item)
    }
    return cut + compare(items, by: fact)
  }

  private func compare(_ items: [Item], by fact: Fact?) -> [Action] {
    let shared = sharedFacts(of: items)
    let isMixed = Set(items.map(\.id.catalog)).count > 1
    guard let fact else {
      if isMixed { return [.telling(.incomparable(items, by: nil, shared: shared))] }
      let facts = shared.filter { fact in items.contains { $0[fact] != nil } }
      return [.telling(.compared(Comparison(items: items, facts: facts), by: nil))]
    }
    guard let spec = shared.first(where: { $0 == fact }) else {
      return [.telling(.incomparable(items, by: fact, shared: isMixed ? shared : []))]
    }
    guard items.contains(where: { $0[spec] != nil }) else {
      return items.map { .telling(.factLacking(fact, $0)) }
    }
    let winner = isMixed ? nil : Comparison.winner(of: items, by: fact)
    return [.telling(.compared(Comparison(items: items, facts: [fact], winner: winner), by: fact))]
  }

  /// Facts that every catalog of the items can be compared by, in the order of the first one's card.
  private func sharedFacts(of items: [Item]) -> [Fact] {
    guard let first = items.first else { return [] }
    let others = items.dropFirst().map { comparable($0.id.catalog) }
    return comparable(first.id.catalog).filter { fact in
      others.allSatisfy { $0.contains(fact) }
    }
  }

  private func comparable(_ catalog: CatalogID) -> [Fact] {
    library[catalog].facts.filter { $0.use != .plain && $0.fact != .name }.map(\.fact)
  }
}

extension Comparison {
  /// The one that has most of a fact; nobody when two have as much or none is known by number.
  static func winner(of items: [Item], by fact: Fact) -> ItemID? {
    let amounts = items.compactMap { item in
      item.number(fact).map { (id: item.id, amount: $0) }
    }
    guard amounts.count > 1, let most = amounts.map(\.amount).max() else { return nil }
    let winners = amounts.filter { $0.amount == most }
    return winners.count == 1 ? winners.first?.id : nil
  }
}
